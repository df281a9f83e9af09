'use strict';

// What the report says, as it stands in the page. Nothing of it is ever parsed as HTML: all text goes through
// textContent.
const report = JSON.parse(document.getElementById('report').textContent);
const goldens = report.goldens;

const byId = id => document.getElementById(id);
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const count = (number, one, many = one + 's') => `${number} ${number === 1 ? one : many}`;

/** Makes an element; attributes that are functions are listeners, and children may be text. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== undefined && value !== null) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

const iconPaths = {
  passed: 'M3 8.5l3.2 3.2L13 4.8',
  differs: 'M3 6h10M3 10h10M10.5 2.5l-5 11',
  missing: 'M8 3v10M3 8h10',
  unreadable: 'M8 3v6M8 12v1',
  approve: 'M3 8.5l3.2 3.2L13 4.8',
  reject: 'M4 4l8 8M12 4l-8 8',
  skip: 'M3 8h10',
};

/** A sign that is told apart by its form, not by its colour alone. */
function icon(name, label) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', `icon ${name}`);
  if (label) {
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', label);
  } else {
    svg.setAttribute('aria-hidden', 'true');
  }
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', iconPaths[name]);
  svg.append(path);
  return svg;
}

const stateNames = {
  passed: 'passed', differs: 'differs', missing: 'no golden yet', unreadable: 'cannot be read',
};

/** The goldens as rows: those that differ in the same way are one row, at the place of the first. */
const rows = (() => {
  const made = [];
  const groups = new Map();
  for (const golden of goldens) {
    const known = golden.group && groups.get(golden.group);
    if (known) {
      known.members.push(golden);
    } else {
      const row = { members: [golden] };
      made.push(row);
      if (golden.group) groups.set(golden.group, row);
    }
  }
  return made;
})();
