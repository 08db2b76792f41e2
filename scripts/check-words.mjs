// Refuses words in names that docs/glossary.md retires, such as `turn` for a run of a schedule. Strings and comments are
// not looked at. Called by `npm run verify`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Retired word: what to take instead. */
const RETIRED = {
  asked: 'requested, queried',
  asker: 'fetcher',
  asking: 'listener',
  buried: 'deleted',
  bury: 'delete',
  circle: 'loop',
  door: 'gate, options',
  foreign: 'external',
  hear: 'receive, listen',
  heard: 'received',
  hears: 'is subscribed',
  hearing: 'subscribed',
  leash: 'watchdog',
  life: 'deadline, lifetime',
  manners: 'politeness',
  most: 'max',
  sheet: 'stylesheet, resource',
  sheets: 'stylesheets, resources',
  tell: 'notify, report',
  tells: 'notifies, reports',
  told: 'notified, reported',
  turn: 'run, slot, slice, round, pass',
  turns: 'runs, slots, slices, rounds, passes',
  wish: 'setting, options',
  wishes: 'settings, options',
};

/** Names that others gave: foreign keys of SQL, foreign elements of HTML. */
const KNOWN = /^(?:foreign_?key|pragma_foreign_key|as_foreign$|foreign_edge$|foreign$|(?:last|leave|open)Foreign$)/i;

const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** @param {string} name @returns {string | undefined} what is wrong with it */
function faultOf(name) {
  if (KNOWN.test(name)) return undefined;
  const word = wordsOf(name).find((one) => Object.hasOwn(RETIRED, one.toLowerCase()));
  return word && `${name}: instead of "${word.toLowerCase()}" say ${RETIRED[word.toLowerCase()]}`;
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.mts', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  // This one holds the words themselves.
  .filter((file) => file !== '' && file !== 'scripts/check-words.mjs' && !file.includes('/generated/'));
const faults = [];
for (const file of files) {
  const name = file.split('/').at(-1) ?? '';
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, false);
  for (const fault of new Set([name, ...namesOf(source)].map(faultOf))) if (fault) faults.push(`${file}: ${fault}`);
}

function namesOf(source) {
  const names = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

console.log(faults.join('\n') || `${files.length} files use the words of docs/glossary.md in their names`);
process.exitCode = faults.length === 0 ? 0 : 1;
