// The list of goldens: rows that pass the filter, and the members of the groups that are open.
const filter = { text: '', states: new Set(['differs', 'missing', 'unreadable']), undecidedOnly: false };
const openGroups = new Set();

/** What is listed: { row, golden } for a member, { row } for a whole group or a golden that stands alone. */
let listed = [];
let chosen = 0;

const matches = golden => filter.states.has(golden.state)
  && (!filter.undecidedOnly || (isReviewable(golden) && !decisions.has(golden.file)))
  && golden.file.toLowerCase().includes(filter.text);

/** The goldens that a listed entry stands for. */
const membersOf = entry => entry.golden ? [entry.golden] : entry.members;

function listEntries() {
  listed = [];
  for (const row of rows) {
    const members = row.members.filter(matches);
    if (!members.length) continue;
    listed.push({ row, members });
    if (members.length > 1 && openGroups.has(row)) listed.push(...members.map(golden => ({ row, golden })));
  }
}

/** Lists anew and keeps the choice on the same golden where it still is listed. */
function refreshList() {
  const before = listed[chosen];
  listEntries();
  const same = before ? listed.findIndex(entry => entry.row === before.row && entry.golden === before.golden) : 0;
  const near = before ? listed.findIndex(entry => entry.row === before.row) : 0;
  chosen = same >= 0 ? same : near >= 0 ? near : clamp(chosen, 0, Math.max(listed.length - 1, 0));
  drawList();
  drawTally();
}

function drawList() {
  const list = byId('list');
  if (!listed.length) {
    const why = goldens.length ? 'Nothing matches the filter.' : 'There are no goldens.';
    list.replaceChildren(element('li', { class: 'none' }, why));
    return;
  }
  let suite = null;
  list.replaceChildren(...listed.flatMap((entry, index) => {
    const golden = membersOf(entry)[0];
    const heading = !entry.golden && golden.suite !== suite ? [element('li', { class: 'suite' }, golden.suite)] : [];
    suite = entry.golden ? suite : golden.suite;
    return [...heading, listItem(entry, index)];
  }));
}

/** The decision that all members share, 'mixed', or undefined where nothing is decided. */
function sharedDecision(members) {
  const choices = new Set(members.map(golden => decisions.get(golden.file)));
  return choices.size === 1 ? [...choices][0] : 'mixed';
}

const decisionNames = { approve: 'approved', reject: 'rejected', skip: 'skipped', mixed: 'decided in part' };

const variantOf = golden => golden.platform ? element('span', { class: 'variant' }, `@${golden.platform}`) : '';

function entryName(entry, golden) {
  if (!entry.golden && openGroups.has(entry.row)) return ['All that differ in this way'];
  return [golden.name, variantOf(golden), element('span', { class: 'extension' }, `.${golden.extension}`)];
}

function listItem(entry, index) {
  const members = membersOf(entry);
  const golden = members[0];
  const decision = sharedDecision(members);
  const isGroup = !entry.golden && members.length > 1;
  const isChosen = index === chosen;
  const button = element('button', {
    type: 'button', class: 'entry', 'aria-current': isChosen ? 'true' : null, tabindex: isChosen ? 0 : -1,
    click: () => { choose(index); closeList(); },
  });
  button.append(
    icon(golden.state, stateNames[golden.state]),
    element('span', { class: 'entry-name' }, ...entryName(entry, golden)));
  if (isGroup) {
    button.append(element('span', { class: 'badge', title: 'differ in the same way' }, `×${members.length}`));
  }
  if (decision) {
    button.append(decision === 'mixed'
      ? element('span', { class: 'badge', title: decisionNames.mixed }, '½')
      : element('span', { class: `decision ${decision}` }, icon(decision, decisionNames[decision])));
  }
  const item = element('li', { class: entry.golden ? 'member' : '' }, button);
  if (isGroup) {
    item.append(element('button', {
      type: 'button', class: 'disclose', 'aria-expanded': String(openGroups.has(entry.row)), tabindex: -1,
      'aria-label': `The ${members.length} goldens of this group`, click: () => toggleGroup(entry.row),
    }, openGroups.has(entry.row) ? '▾' : '▸'));
  }
  return item;
}

function toggleGroup(row) {
  if (!openGroups.delete(row)) openGroups.add(row);
  refreshList();
  showChosen();
}

function toggleChosenGroup() {
  const row = listed[chosen]?.row;
  if (row?.members.length > 1) toggleGroup(row);
}

function drawTally() {
  const decided = reviewable.filter(golden => decisions.has(golden.file)).length;
  byId('tally').textContent = reviewable.length
    ? `${decided} of ${reviewable.length} decided` : goldens.length ? 'Nothing to decide' : '';
  byId('open-list').textContent = reviewable.length ? `${decided}/${reviewable.length}` : 'All';
  byId('open-list').setAttribute('aria-label', `List of goldens, ${byId('tally').textContent}`);
  byId('meter').style.width = reviewable.length ? `${100 * decided / reviewable.length}%` : '100%';
}

function drawChips() {
  const states = Object.keys(stateNames).filter(state => goldens.some(golden => golden.state === state));
  const chip = (isOn, toggle, ...content) => element('button', {
    type: 'button', class: 'chip', 'aria-pressed': String(isOn), click: () => { toggle(); filterAnew(); },
  }, ...content);
  const number = state => element('b', {}, String(goldens.filter(golden => golden.state === state).length));
  byId('chips').replaceChildren(
    ...states.map(state => chip(filter.states.has(state), () => {
      if (!filter.states.delete(state)) filter.states.add(state);
    }, icon(state), ` ${stateNames[state]} `, number(state))),
    chip(filter.undecidedOnly, () => { filter.undecidedOnly = !filter.undecidedOnly; }, 'undecided'));
}

function filterAnew() {
  drawChips();
  refreshList();
  showChosen();
}
