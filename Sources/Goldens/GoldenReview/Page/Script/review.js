// The review: which golden is on the stage, and what is decided about it.

let shown = null; // the golden on the stage

function choose(index, keepsFocus = false) {
  chosen = clamp(index, 0, Math.max(listed.length - 1, 0));
  drawList();
  const button = byId('list').querySelector('[aria-current]');
  button?.scrollIntoView({ block: 'nearest' });
  if (keepsFocus) button?.focus();
  showChosen();
}

/** Moves the choice; the focus goes along where it is in the list. */
function step(direction) {
  if (listed.length) choose(chosen + direction, byId('list').contains(document.activeElement));
}

function showChosen() {
  const entry = listed[chosen];
  const golden = entry ? membersOf(entry)[0] : null;
  drawHeading(entry, golden);
  drawDecision(entry);
  if (golden === shown && golden) return;
  shown = golden;
  byId('main').classList.toggle('is-text', Boolean(golden?.isText));
  drawFacts(golden);
  if (!golden) {
    showPictures({});
  } else if (golden.isText) {
    showTexts(golden);
  } else {
    showPictures(golden);
  }
  refreshStage();
}

function drawHeading(entry, golden) {
  byId('name').replaceChildren(...golden
    ? [element('span', { class: 'suite-name' }, `${golden.suite} / `), golden.name, variantOf(golden)]
    : ['Nothing chosen']);
  const members = entry ? membersOf(entry) : [];
  const alike = members.length > 1 ? [element('b', {}, `${members.length} goldens differ in the same way. `)] : [];
  byId('summary').replaceChildren(...alike, golden?.reasons[0] ?? '');
  byId('state').replaceChildren(...golden ? [icon(golden.state), stateNames[golden.state]] : []);
  byId('state').className = `state ${golden?.state ?? ''}`;
  const refused = members.find(member => member.refusal);
  byId('refusal').hidden = !refused;
  byId('refusal').textContent = refused
    ? `Cannot be approved: ${refused.refusal}${refused === golden ? '' : ` (${refused.file})`}` : '';
}

function drawFacts(golden) {
  const facts = golden ? [...golden.reasons.slice(1).map(reason => ['also', reason]), ...golden.facts] : [];
  byId('facts').replaceChildren(...facts.map(([label, value]) =>
    element('div', {}, element('dt', {}, label), element('dd', {}, value))));
}

// Decisions

function drawDecision(entry) {
  const members = entry ? membersOf(entry).filter(isReviewable) : [];
  const shared = members.length ? sharedDecision(members) : undefined;
  const all = members.length > 1 ? ` all ${members.length}` : '';
  for (const [id, verb] of [['approve', 'Approve'], ['reject', 'Reject'], ['skip', 'Skip']]) {
    const button = byId(id);
    button.querySelector('span').textContent = verb + all;
    button.disabled = !members.length || (id === 'approve' && members.every(member => member.refusal));
    button.setAttribute('aria-pressed', String(shared === id));
  }
  const isDone = reviewable.length > 0 && reviewable.every(member => decisions.has(member.file));
  byId('export-open').disabled = decisions.size === 0;
  byId('export-open').classList.toggle('primary', isDone);
}

/** Decides about what is chosen, all of it when it is a group, and goes on; the same decision again takes it back. */
function decide(choice) {
  const entry = listed[chosen];
  const members = entry
    ? membersOf(entry).filter(golden => isReviewable(golden) && !(choice === 'approve' && golden.refusal)) : [];
  if (!members.length) return;
  const isTakenBack = members.every(golden => decisions.get(golden.file) === choice);
  for (const golden of members) {
    if (isTakenBack) decisions.delete(golden.file);
    else decisions.set(golden.file, choice);
  }
  keepDecisions();
  const subject = members.length > 1 ? count(members.length, 'golden') : members[0].name;
  byId('spoken').textContent = isTakenBack ? `${subject}: no decision` : `${subject}: ${decisionNames[choice]}`;
  const after = isTakenBack ? -1 : nextUndecided();
  refreshList();
  if (after >= 0 && !filter.undecidedOnly) choose(after, byId('list').contains(document.activeElement));
  else showChosen();
}

/** The next entry, from the chosen one around, that has a golden without a decision; -1 when there is none. */
function nextUndecided() {
  for (let ahead = 1; ahead <= listed.length; ahead += 1) {
    const index = (chosen + ahead) % listed.length;
    if (membersOf(listed[index]).some(golden => isReviewable(golden) && !decisions.has(golden.file))) return index;
  }
  return -1;
}

function openExport() {
  if (!decisions.size) return;
  const made = [...decisions.values()];
  const tally = ['approve', 'reject', 'skip'].filter(choice => made.includes(choice))
    .map(choice => `${made.filter(other => other === choice).length} ${decisionNames[choice]}`).join(', ');
  byId('export-text').textContent = `decisions.json holds ${count(decisions.size, 'decision')}: ${tally}. `
    + 'Nothing has changed yet; this carries them out:';
  byId('export-command').textContent = `${report.approveCommand} decisions.json`;
  if (!byId('export').open) byId('export').showModal();
  downloadDecisions();
}

// The list as a drawer, where there is little room

function openList() {
  byId('app').classList.add('shows-list');
  byId('open-list').setAttribute('aria-expanded', 'true');
}

function closeList() {
  byId('app').classList.remove('shows-list');
  byId('open-list').setAttribute('aria-expanded', 'false');
}

// Beginning

function begin() {
  byId('title').textContent = report.title;
  buildTabs();
  buildHelp();
  const clicks = {
    approve: () => decide('approve'), reject: () => decide('reject'), skip: () => decide('skip'),
    'export-open': openExport, 'export-close': () => byId('export').close(), download: downloadDecisions,
    'copy-command': copyCommand, 'help-open': () => byId('help').showModal(),
    'cluster-next': () => chooseCluster(1), 'cluster-previous': () => chooseCluster(-1),
    'zoom-in': () => { zoomStep(1); refreshStage(); }, 'zoom-out': () => { zoomStep(-1); refreshStage(); },
    'zoom-fit': fitStage, 'zoom-actual': () => { zoomTo(1); refreshStage(); },
    'open-list': openList, 'close-list': closeList,
  };
  for (const [id, run] of Object.entries(clicks)) byId(id).addEventListener('click', run);
  byId('search').addEventListener('input', event => {
    filter.text = event.target.value.trim().toLowerCase();
    refreshList();
    showChosen();
  });
  document.addEventListener('keydown', keyPressed);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawPanes);
  if (goldens.length && goldens.every(golden => golden.state === 'passed')) filter.states.add('passed');
  byId('facts-box').open = !matchMedia('(max-width: 820px)').matches;
  recallDecisions();
  drawChips();
  drawProblems();
  refreshList();
  showChosen();
}

async function copyCommand() {
  try {
    await navigator.clipboard.writeText(byId('export-command').textContent);
    byId('copy-command').textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(byId('export-command'));
  }
}

function drawProblems() {
  if (!report.problems.length) return;
  byId('chips').after(element('details', { class: 'problems' },
    element('summary', {}, icon('unreadable'), ` ${count(report.problems.length, 'problem')}`),
    element('ul', {}, ...report.problems.map(problem =>
      element('li', {}, element('b', {}, problem.subject), ` ${problem.message}`)))));
}

begin();
