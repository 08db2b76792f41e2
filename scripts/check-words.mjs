// Refuses words that docs/glossary.md retires, such as `turn` for a run of a schedule: in names, in comments, and in
// sentences of strings (messages, titles of tests); and docblocks that begin with a word such as `What`. Called by
// `npm run verify`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Replacements by retired word. */
const RETIRED = {
  ask: 'request, query',
  asks: 'requests, queries, demands',
  asked: 'requested, queried',
  asker: 'fetcher',
  asking: 'listener',
  buried: 'deleted',
  bury: 'delete',
  circle: 'loop, ring',
  door: 'gate, options',
  doors: 'gates, options',
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
  telling: 'notifying, reporting',
  tells: 'notifies, reports',
  told: 'notified, reported',
  turn: 'run, slot, slice, round, pass',
  turns: 'runs, slots, slices, rounds, passes',
  wish: 'setting, options',
  wishes: 'settings, options',
};

/** Names from outside: foreign keys of SQL, foreign elements of HTML, circles of pdfkit. */
const KNOWN =
  /^(?:circle$|foreign_?key|pragma_foreign_key|as_foreign$|foreign_edge$|foreign$|(?:last|leave|open)Foreign$)/i;

/** First words of a docblock that leave the reader to find out what it is about. */
const OPENINGS = /^\/\*\*[\s*]*(What|Who|Whose|Whoever|Whatever|Where|Of|Those|That|As|Which|Why|How|And|But)\b/;

/** Words that are retired only in names, because sentences need them: `at most`, `most pages`, the element `circle`. */
const ONLY_IN_NAMES = new Set(['most', 'circle']);

/** Terms of standards and of the specification that hold a retired word. */
const TERMS =
  /\b(?:pragma_)?foreign[ _](?:key_\w+|keys?|elements?|content)\b|\b(?:life cycle|style sheets?|in turn)\b/gi;

/** The least number of words of a sentence; a shorter string is a value. */
const WORDS_OF_A_SENTENCE = 4;

const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** @param {string} name @returns {string | undefined} what is wrong with it */
function faultOf(name) {
  if (KNOWN.test(name)) return undefined;
  const word = wordsOf(name).find((one) => Object.hasOwn(RETIRED, one.toLowerCase()));
  return word && `${name}: instead of "${word.toLowerCase()}" say ${RETIRED[word.toLowerCase()]}`;
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  // This file is left out, because it holds the words themselves.
  .filter((file) => file !== '' && file !== 'scripts/check-words.mjs' && !file.includes('/generated/'));
const faults = [];
for (const file of files) {
  const name = file.split('/').at(-1) ?? '';
  const text = readFileSync(join(root, file), 'utf8');
  const { names, strings } = read(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  for (const fault of new Set([name, ...names].map(faultOf))) if (fault) faults.push(`${file}: ${fault}`);
  const prose = [...commentsOf(text, strings), ...strings.filter(isSentence)];
  for (const { start, end } of prose)
    faults.push(...faultsOfProse(text.slice(start, end), `${file}:${lineAt(text, start)}`));
}

/** Names, and the positions of strings, templates and regular expressions. */
function read(source) {
  const names = [];
  const strings = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.push(node.text);
    else if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      strings.push({
        start: node.getStart(source),
        end: node.end,
        text: node.text,
        isRegExp: ts.isRegularExpressionLiteral(node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { names, strings };
}

/** The comments of a source. Strings are blanked first, because nothing in them begins a comment. */
function commentsOf(text, strings) {
  let rest = text;
  for (const { start, end } of strings) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return [...rest.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
}

/** Whether a string is a sentence. Markup, styles and short strings are values. */
function isSentence({ text, isRegExp }) {
  return !isRegExp && !/[<{]/.test(text) && text.trim().split(/\s+/).length >= WORDS_OF_A_SENTENCE;
}

function faultsOfProse(prose, place) {
  const [, opening] = OPENINGS.exec(prose) ?? [];
  const riddles = opening === undefined ? [] : [`${place}: begin with a noun or a verb, not with "${opening}"`];
  const plain = prose.replace(TERMS, '').replace(/`[^`\n]*`/g, '');
  const words = new Set((plain.match(/[a-z]+/gi) ?? []).map((word) => word.toLowerCase()));
  const retired = [...words].filter((word) => Object.hasOwn(RETIRED, word) && !ONLY_IN_NAMES.has(word));
  return [...riddles, ...retired.map((word) => `${place}: instead of "${word}" say ${RETIRED[word]}`)];
}

function lineAt(text, start) {
  return text.slice(0, start).split('\n').length;
}

console.log(faults.join('\n') || `${files.length} files use the words of docs/glossary.md`);
process.exitCode = faults.length === 0 ? 0 : 1;
