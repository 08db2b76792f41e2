import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { faults } from '../packages/dashboard/src/texts/de/faults.ts';
import { sayFault } from '../packages/dashboard/src/texts/say-fault.ts';
import { readName } from '../packages/server/src/platform/asserts/written-text.ts';

// The server explains faults of fields in English. The dashboard has a sentence of its own for each, so it must know
// all of them.

const root = join(import.meta.dirname, '..');

/** Problem codes whose text comes from the server; for others the dashboard has a text for the code. */
const SAID = /^(validation_failed|invalid_(hostname|webhook_url|setting|logo)|weak_password)$/;

/** Sentences that no page can cause: only other programs and commands cause them, or they are never shown alone. */
const NEVER_SHOWN = [
  // The route of a page, or the choices in its form, rule them out.
  /^This key is limited to some domains/,
  /^There is no such (domain|webhook): /,
  /^The webhook 7 receives the events of /,
  /^Owners and administrators may do everything/,
  /^A domain has one entry\./,
  /^The account has no such domain/,
  /^7 is not a language tag/,
  /^section goes with the format csv/,
  /^Give either crawl_id or a period/,
  /^A period needs both from and to/,
  /^It must be a path on this server/,
  /^There is no plan 7/,
  /^Name (issues, fixes, or both|a member of the account, or null for nobody)\.$/,
  /^Say why the issues are ignored\.$/,
  /^(A key needs one scope|No such scope|A key that is limited|The key does not work)/,
  // The fault is in the request as a whole.
  /^(Give it once|There is no such (member|parameter) here|This operation takes no body|A JSON body is required)\.$/,
  /^(Send the body |The body |A member cannot be called |A text has half of )/,
  // The problem's code has a text.
  /^The password is wrong or missing\.$/,
  /^7 reports of the account wait to be made\./,
  /^You are new here, and only an owner /,
  // These are parts of sentences; whole ones are below.
  /^(holds a character|has 1 to 7 characters|holds nothing)/,
];

/** The text of a literal; `7` stands for each inserted value. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('');
}

/** Whether a problem's code has a text of its own, so that its sentence is not shown. */
function isOfAnotherCode(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'ServiceError') return false;
  const [code] = node.arguments ?? [];
  return code !== undefined && ts.isStringLiteral(code) && !SAID.test(code.text);
}

function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfAnotherCode(node)) return;
    const text = textOf(node);
    if (text !== undefined && /\s.*\.$/s.test(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const REFUSES =
  /\binvalidSetting\(|\bServiceError\(\s*'(validation_failed|invalid_(hostname|webhook_url|setting|logo)|weak_password)'|\bfaults = \{/;

const files = globSync('packages/server/src/**/*.ts', { cwd: root })
  .filter((file) => !/\btest\b/.test(file) && REFUSES.test(readFileSync(join(root, file), 'utf8')))
  .toSorted();

const written = files.flatMap((file) => sentencesOf(file).map((sentence) => ({ file, sentence })));

it.each(written.filter(({ sentence }) => !NEVER_SHOWN.some((one) => one.test(sentence))))(
  'there is a German text for "$sentence" of $file',
  ({ sentence }) => {
    expect(sayFault(faults, sentence)).toBeDefined();
  },
);

it('each sentence listed as one that no page can cause exists in the server', () => {
  expect(NEVER_SHOWN.filter((one) => !written.some(({ sentence }) => one.test(sentence)))).toEqual([]);
});

const names = { person: 1, account: 1, passkey: 1, key: 1, shareLink: 1, brand: 1 } satisfies Record<
  Parameters<typeof readName>[1],
  1
>;

it.each(Object.keys(names) as (keyof typeof names)[])('there is a German text for a bad name: %s', (of) => {
  const saidOf = (name: string): string => {
    try {
      return readName(name, of);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(sayFault(faults, saidOf(''))).toMatch(/^Der Name hat 1 bis \d+ Zeichen/);
  expect(sayFault(faults, saidOf('a\u202eb'))).toMatch(/^Der Name enthält .* U\+202E\./);
});

it.each(['comment', 'reason'])('there is a German text for an empty %s', (what) => {
  expect(sayFault(faults, `The ${what} holds nothing that can be read. Write some text.`)).toBeDefined();
});

/** Reasons why a pattern cannot be used, from the source of the crawler. */
const reasons = globSync('packages/crawler/src/url/patterns/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && node.expression.getText() === 'PatternFault') {
        const [reason] = node.arguments ?? [];
        const text = reason && textOf(reason);
        if (text !== undefined) found.push(text);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

it.each([...new Set(reasons)])('there is a German text for the reason why a pattern is refused: %s', (reason) => {
  expect(sayFault(faults, `Pattern "/a": ${reason}.`)).toMatch(/^Muster „\/a“: /);
});

interface Language {
  readonly translations: Readonly<Record<'warnings' | 'suggestions', Readonly<Record<string, string>>>>;
}

const server = createRequire(join(root, 'packages/server/package.json'));
const { warnings, suggestions } = (server('@zxcvbn-ts/language-en') as Language).translations;
/** Texts that need a service which the server does not use. */
const { pwned: _warning, ...reasonsOfPasswords } = warnings;
const { pwned: _suggestion, ...advice } = suggestions;

it.each([...Object.values(reasonsOfPasswords), ...Object.values(advice)])(
  'there is a German text for the advice on a weak password: %s',
  (said) => {
    expect(sayFault(faults, `The password is easy to guess. ${said}`)).toMatch(/^Das Passwort ist leicht .*\. .*\.$/);
  },
);
