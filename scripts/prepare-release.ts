// npm run release:prepare -- 0.2.0: gives everything that is released together this version, and moves the changesets
// into CHANGELOG.md. It commits nothing.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesOf, withSection } from './release/release-notes.ts';
import { nextVersionFault, UNRELEASED } from './release/release-rules.ts';
import { missingFixtures } from './release/upgrade-fixtures.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const [next = ''] = process.argv.slice(2);

const manifests = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`);
const released = manifests.filter((path) => JSON.parse(read(path)).version !== UNRELEASED);
const { version } = JSON.parse(read('packages/cli/package.json'));
const tags = execFileSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' });
const changesets = readdirSync(join(root, '.changeset'))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => `.changeset/${name}`);

/** Writes the version where this text of the file states the present one. */
function restate(path: string, statement: (one: string) => string): void {
  const text = read(path);
  if (!text.includes(statement(version))) throw new Error(`${path} does not state ${statement(version)}`);
  writeFileSync(join(root, path), text.replace(statement(version), statement(next)));
}

function prepare(): void {
  for (const path of released) restate(path, (one) => `"version": "${one}"`);
  restate('packages/server/src/platform/version.ts', (one) => `version = '${one}'`);
  restate('action/action.yml', (one) => `default: ${one}\n`);
  restate('.pre-commit-hooks.yaml', (one) => `'linkvitals@${one}'`);
  const section = { version: next, notes: notesOf(changesets.map(read)) };
  const [date = ''] = new Date().toISOString().split('T');
  writeFileSync(join(root, 'CHANGELOG.md'), withSection(read('CHANGELOG.md'), section, date));
  for (const path of changesets) rmSync(join(root, path));
  const missing = missingFixtures(root);
  const fixturesLine = missing.length === 0 ? '' : ` The schema is new, make its fixtures: npm run release:fixtures.`;
  console.log(`${released.length} packages have the version ${next}; CHANGELOG.md has the notes. Read them.${fixturesLine} Commit, then:
npm run release:rehearse -- --tag v${next}`);
}

const fault = nextVersionFault(version, next, tags !== '') ?? (changesets.length === 0 ? 'no changesets' : undefined);
if (fault === undefined) prepare();
else {
  console.error(`Nothing was changed: ${fault}`);
  process.exitCode = 1;
}
