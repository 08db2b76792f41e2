// Refuses code that breaks a convention of CONTRIBUTING.md which no rule of the linter covers: names of store functions
// and members that are private by TypeScript alone. Called by `npm run verify`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** First words of the names of functions that send statements. `add` increases a count, `move` changes the owner of a row. */
const STORE_VERBS = new Set(
  (
    'find list count has is get lock insert update replace delete add move ' +
    'claim renew release settle finish end fail mark revoke'
  ).split(' '),
);

const has = (node, kind) => node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;

function faultOfStore(node) {
  if (!ts.isFunctionDeclaration(node) || node.name === undefined) return undefined;
  if (!has(node, ts.SyntaxKind.ExportKeyword) || !has(node, ts.SyntaxKind.AsyncKeyword)) return undefined;
  const [verb = ''] = node.name.text.match(/^[a-z]+/) ?? [];
  return STORE_VERBS.has(verb) ? undefined : `${node.name.text} does not begin with a verb of store functions`;
}

function faultOfMember(node) {
  const name = node.name?.getText?.() ?? 'constructor';
  return has(node, ts.SyntaxKind.PrivateKeyword) ? `private ${name}: write #${name}` : undefined;
}

const files = execFileSync(
  'git',
  ['ls-files', 'packages/**/*.ts', 'packages/**/*.tsx', 'examples/**/*.ts', 'e2e/**/*.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  // AssemblyScript has no #private.
  .filter((file) => file !== '' && !file.includes('/generated/') && !file.startsWith('packages/crawler/assembly/'));

const faults = [];
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const isStore = /^packages\/server\/src\/(?!test-support\/).*store\.ts$/.test(file);
  const visit = (node) => {
    const fault = (isStore ? faultOfStore(node) : undefined) ?? faultOfMember(node);
    if (fault !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      faults.push(`${file}:${line + 1}: ${fault}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

console.log(faults.join('\n') || `${files.length} files keep the conventions`);
process.exitCode = faults.length === 0 ? 0 : 1;
