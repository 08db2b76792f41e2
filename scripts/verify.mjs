// npm run verify [-- --no-tests]: everything that must hold before a change goes in; stops at the first that does not.
// Each step has its output printed when it ends; as many run at once as there are cores, the tests after all others.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { runProgram } from './run-program.mjs';
import { root, say, toolchain } from './toolchain.mjs';

const node = toolchain();
/** The path of a package's program, for the project's Node. */
function tool(name, program = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}
const source = '--conditions=@linkvitals/source';
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

// The longest steps come first, so that no core waits at the end.
const steps = [
  ['types', [tool('typescript', 'tsc'), '--noEmit']],
  ['published packages', ['scripts/check-packages.ts'], () => build('@linkvitals/demo')],
  ['types on Node 20', [tool('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.node20.json']],
  ['types of the dashboard', [tool('typescript', 'tsc'), '--noEmit', '-p', 'packages/dashboard']],
  [
    'who imports whom',
    [tool('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', 'packages', 'examples', 'e2e'],
  ],
  ['generated files are up to date', [source, 'scripts/generate.ts', '--check']],
  ['format and lint', [tool('@biomejs/biome', 'biome'), 'check', '.']],
  ['unused files, exports, dependencies', [tool('knip')]],
  ['the contract keeps the rules of OpenAPI', ['scripts/check-contract.mjs']],
  ['names use the words of the glossary', ['scripts/check-words.mjs']],
  ['released migrations are as they were', ['scripts/check-migrations.ts']],
  ['made documents are up to date', [source, 'scripts/generate-docs.ts', '--check']],
  ['types of the scanner', [tool('typescript', 'tsc'), '--noEmit', '-p', 'packages/crawler/assembly']],
  ['documents cite what exists', ['scripts/check-docs.mjs']],
  ['documents have no broken links', [source, 'packages/cli/src/main.ts', 'check', '--no-external', ...documents]],
];

const logs = join(root, 'node_modules', '.linkvitals', 'verify');
mkdirSync(logs, { recursive: true });

/** Ends the running steps when one has failed. */
const stopping = new AbortController();

async function run([name, args, before]) {
  before?.();
  const log = join(logs, `${name.replaceAll(/[^a-z]+/gi, '-')}.log`);
  const fd = openSync(log, 'w');
  const code = await runProgram(node, args, { cwd: root, stdio: ['ignore', fd, fd], signal: stopping.signal });
  closeSync(fd);
  say(name);
  process.stdout.write(readFileSync(log));
  if (code !== 0) end(name, args, code);
}

function end(name, args, code) {
  say(`BROKEN: ${name}. Alone: ${['node', ...args.map((arg) => arg.replace(`${root}/`, ''))].join(' ')}`);
  stopping.abort();
  process.exit(code);
}

async function runLane() {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) await run(step);
}

say(`${steps.length} checks ...`);
await Promise.all(Array.from({ length: availableParallelism() }, runLane));
if (!process.argv.includes('--no-tests')) {
  say('tests ...');
  const code = await runProgram(node, ['scripts/test.mjs'], { cwd: root });
  if (code !== 0) end('tests', ['scripts/test.mjs'], code);
}
say('Everything holds.');
