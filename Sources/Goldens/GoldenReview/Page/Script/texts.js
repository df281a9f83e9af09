// Texts: the unified difference with its lines numbered, or the text alone where there is nothing to compare with.

/** Shows a text golden on the stage. */
function showTexts(golden) {
  stage.loading += 1;
  stopBlinking();
  stage.panes = [];
  [stage.expected, stage.actual, stage.mask, stage.clusters] = [null, null, null, []];
  const lines = golden.unified !== undefined ? unifiedLines(golden.unified)
    : wholeLines(golden.actualText ?? golden.expectedText ?? '');
  stage.element.dataset.panes = 'text';
  stage.element.replaceChildren(
    lines.length
      ? element('div', { class: 'text', role: 'table', 'aria-label': 'Differing lines' }, ...lines.map(textRow))
      : element('p', { class: 'empty' }, 'There is no text to show.'));
}

/** Reads the unified format (POSIX, diff -u): hunks of lines that begin with a space, a minus or a plus. */
function unifiedLines(text) {
  const lines = [];
  let [before, after] = [0, 0];
  let [leftBefore, leftAfter] = [0, 0];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const hunk = leftBefore > 0 || leftAfter > 0 ? null : /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk) {
      [before, after] = [Number(hunk[1]), Number(hunk[3])];
      [leftBefore, leftAfter] = [Number(hunk[2] ?? 1), Number(hunk[4] ?? 1)];
      lines.push({ kind: 'hunk', text: line });
    } else if (line.startsWith('\\')) {
      lines.push({ kind: 'note', text: line.slice(2) });
    } else if (leftBefore > 0 || leftAfter > 0) {
      const kind = line[0] === '-' ? 'removed' : line[0] === '+' ? 'added' : 'kept';
      const made = { kind, text: line.slice(1) };
      if (kind !== 'added') { made.before = before; before += 1; leftBefore -= 1; }
      if (kind !== 'removed') { made.after = after; after += 1; leftAfter -= 1; }
      lines.push(made);
    }
  }
  return withMarks(lines);
}

function wholeLines(text) {
  return text.replace(/\n$/, '').split('\n').map((line, index) => ({ kind: 'kept', text: line, after: index + 1 }));
}

/** Marks what differs within lines that were replaced one for one: all but what they begin and end with alike. */
function withMarks(lines) {
  for (let start = 0; start < lines.length;) {
    let removed = start;
    while (lines[removed]?.kind === 'removed') removed += 1;
    let added = removed;
    while (lines[added]?.kind === 'added') added += 1;
    const size = removed - start;
    if (size > 0 && added - removed === size) {
      for (let index = 0; index < size; index += 1) markPair(lines[start + index], lines[removed + index]);
    }
    start = Math.max(added, start + 1);
  }
  return lines;
}

function markPair(first, second) {
  const [a, b] = [Array.from(first.text), Array.from(second.text)];
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  if (head + tail === 0) return;
  for (const [line, characters] of [[first, a], [second, b]]) {
    const end = characters.length - tail;
    const part = (...range) => characters.slice(...range).join('');
    line.parts = [part(0, head), part(head, end), part(end)];
  }
}

const lineSigns = { removed: '−', added: '+', kept: ' ', hunk: '', note: '' };
const lineWords = { removed: 'expected: ', added: 'actual: ' };

/** A control character as the sign that Unicode has for it, so that nothing hides. */
const visible = text => text
  .replace(/[\u0000-\u0008\u000b-\u001f]/g, character => String.fromCodePoint(0x2400 + character.codePointAt(0)))
  .replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, character =>
    `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`);

function textRow(line) {
  const content = element('span', { class: 'line', role: 'cell' });
  if (lineWords[line.kind]) content.append(element('span', { class: 'spoken' }, lineWords[line.kind]));
  const [head, changed, tail] = (line.parts ?? [line.text, '', '']).map(visible);
  content.append(head, changed ? element('mark', {}, changed) : '', tail);
  return element('div', { class: `row ${line.kind}`, role: 'row' },
    element('span', { class: 'number', role: 'cell' }, String(line.before ?? '')),
    element('span', { class: 'number', role: 'cell' }, String(line.after ?? '')),
    element('span', { class: 'sign', 'aria-hidden': 'true' }, lineSigns[line.kind]), content);
}
