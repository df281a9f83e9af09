// What the person decided: by file of the golden, 'approve', 'reject' or 'skip'.
//
// It is kept in the browser's storage where there is one, under a key that holds the digests of all that was looked at,
// so that a later report of the same names does not take over what was decided about other pictures.
const decisions = new Map();

const storageKey = (() => {
  let hash = 0x811c9dc5;
  for (const golden of goldens) {
    for (const character of `${golden.file}\n${golden.actualDigest}\n${golden.expectedDigest}\n`) {
      hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193) >>> 0;
    }
  }
  return `seatmap-golden-decisions/1:${goldens.length}:${hash.toString(16)}`;
})();

const isReviewable = golden => golden.state !== 'passed' && Boolean(golden.actualDigest);
const reviewable = goldens.filter(isReviewable);

function keepDecisions() {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...decisions]));
  } catch {
    // No storage: the decisions live as long as the page.
  }
}

function recallDecisions() {
  try {
    const known = new Map(reviewable.map(golden => [golden.file, golden]));
    for (const [file, choice] of JSON.parse(localStorage.getItem(storageKey) ?? '[]')) {
      const golden = known.get(file);
      const isAllowed = choice === 'reject' || choice === 'skip' || (choice === 'approve' && golden && !golden.refusal);
      if (golden && isAllowed) decisions.set(file, choice);
    }
  } catch {
    decisions.clear();
  }
}

/** The file that `golden approve --from` takes: decisions in the order of the report. */
function decisionsText() {
  const entries = reviewable.filter(golden => decisions.has(golden.file)).map(golden => {
    const entry = { file: golden.file, decision: decisions.get(golden.file), actualDigest: golden.actualDigest };
    if (golden.expectedDigest) entry.expectedDigest = golden.expectedDigest;
    return entry;
  });
  return JSON.stringify({ format: 'seatmap-golden-decisions/1', decisions: entries }, null, 2) + '\n';
}

function downloadDecisions() {
  const url = URL.createObjectURL(new Blob([decisionsText()], { type: 'application/json' }));
  const link = element('a', { href: url, download: 'decisions.json' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
