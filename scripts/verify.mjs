// npm run verify [-- --no-tests]: everything that must hold before a change goes in; stops at the first that does not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { runProgram } from './run-program.mjs';
import { root, say, toolchain } from './toolchain.mjs';

const node = toolchain();
/** The program that a package brings, to be run by the project's Node. */
function tool(name, program = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}
const source = '--conditions=@linkvitals/source';

const steps = [
  ['generated files are up to date', [source, 'scripts/generate.ts', '--check']],
  ['made documents are up to date', [source, 'scripts/generate-docs.ts', '--check']],
  ['the contract keeps the rules of OpenAPI', ['scripts/check-contract.mjs']],
  ['documents cite what exists', ['scripts/check-docs.mjs']],
  ['tables of imports are the rules', ['scripts/check-import-tables.mjs']],
  ['names use the words of the glossary', ['scripts/check-words.mjs']],
  ['code keeps the conventions', ['scripts/check-conventions.mjs']],
  ['types', [tool('typescript', 'tsc'), '--noEmit']],
  ['types of the scanner', [tool('typescript', 'tsc'), '--noEmit', '-p', 'packages/crawler/assembly']],
  ['format and lint', [tool('@biomejs/biome', 'biome'), 'check', '.']],
  [
    'who imports whom',
    [tool('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', 'packages', 'examples', 'e2e'],
  ],
  ['unused files, exports, dependencies', [tool('knip')]],
  ['published packages', ['scripts/check-packages.ts'], () => build('demo')],
  ...(process.argv.includes('--no-tests') ? [] : [['tests', ['scripts/test.mjs']]]),
];

for (const [name, args, before] of steps) {
  before?.();
  say(`${name} ...`);
  const code = await runProgram(node, args, { cwd: root });
  if (code !== 0) {
    say(`BROKEN: ${name}. Alone: ${['node', ...args.map((arg) => arg.replace(`${root}/`, ''))].join(' ')}`);
    process.exit(code);
  }
}
say('Everything holds.');
