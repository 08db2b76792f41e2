// npm test [-- <vitest arguments>]: installs what the tests need, runs them, ends with one line of numbers.
// npm run test:unit [-- <vitest arguments>]: the same for those that need no process, database or network server.
// npm run test:long [-- <vitest arguments>]: the same for the long lane, which `LINKVITALS_TEST_LANE=long` chooses.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installGenerators, installRegistry, installSchemathesis } from './apart.mjs';
import { runProgram } from './run-program.mjs';
import { runBrowserTestAlone, runBrowserTests } from './test-browser.mjs';
import { describeRedTests, faultsBesideTests, redTests } from './test-faults.mjs';
import { root, say, toolchain } from './toolchain.mjs';

const SLOWEST = 10;

const node = toolchain();
const args = process.argv.slice(2);
const isLong = process.env.LINKVITALS_TEST_LANE === 'long';
const result = join(root, 'node_modules/.linkvitals/tests.json');
const preparation = join(root, 'node_modules/.linkvitals/tests-not-prepared.json');
/** File with the red tests, for `npm run test:again`. */
const redFile = join(root, 'node_modules/.linkvitals/red-tests.json');
for (const file of [result, preparation, redFile]) rmSync(file, { force: true });
mkdirSync(join(root, 'node_modules/.linkvitals'), { recursive: true });

const isUnit = args.includes('--project=unit');
// Both download in a fresh checkout, so they run at the same time.
const preparing = isUnit ? 0 : prepare();
// Only the long lane sends generated requests, calls the server with generated clients, and installs from a registry.
const lacking = isLong
  ? [
      ...lackingFor('contract tests', installSchemathesis()),
      ...lackingFor('tests of generated clients', installGenerators()),
      ...lackingFor('tests of installed packages', installRegistry()),
    ]
  : [];
const prepared = await preparing;
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`];
// Arguments are for vitest: files of the dashboard have a script of their own. Without any both run at once, since either
// leaves a core idle now and then; the output of the browser tests comes after that of vitest. In the long lane nothing runs
// beside what is measured in seconds.
const hasBrowserTests = args.length === 0;
const testingBrowser = hasBrowserTests && !isLong ? testBrowser() : undefined;
const tested = await runProgram(node, [vitest, 'run', ...reporters, ...args], { cwd: root });
const browser = await (hasBrowserTests && isLong ? testBrowser() : testingBrowser);
process.stdout.write(browser?.output ?? '');

const code = tested || prepared || lacking.length || (browser?.code ?? 0);
const report = readJson(result);
const counts = report ?? {};
const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = counts;
// A file that does not load, a missing database or a crash fails no test, but must fail the run.
const faults = faultsBesideTests({
  prepared,
  missing: [...(readJson(preparation) ?? []), ...lacking],
  tested,
  report,
  root,
});
const failed = (numFailedTests || faults.length) + (browser?.failed ?? 0);
const red = [...redTests(report, root), ...(browser?.red ?? [])];
const numPassed = passed + (browser?.passed ?? 0);
const numSkipped = numPendingTests + numTodoTests + (browser?.skipped ?? 0);
writeFileSync(redFile, JSON.stringify([...red.map(({ file, title }) => `${file}  ${title}`), ...faults]));
const lines = [
  ...slowest(counts.testResults ?? []),
  ...describeRedTests(red, runAlone),
  ...faults.map((fault) => `FAILED: ${fault}`),
  `tests: ${numPassed} passed, ${failed} failed, ${numSkipped} skipped`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = code;

/** Runs the tests of the dashboard, and shows their output when vitest has ended too. */
async function testBrowser() {
  const log = join(root, 'node_modules/.linkvitals/browser-tests.log');
  const fd = openSync(log, 'w');
  const run = await runBrowserTests(node, [], { stdio: ['ignore', fd, fd] });
  closeSync(fd);
  return { ...run, output: readFileSync(log, 'utf8') };
}

/** The shell command that runs a test alone. */
function runAlone(test) {
  const { file, title } = test;
  if (file.endsWith('.spec.ts')) return runBrowserTestAlone(test);
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '.').replaceAll("'", '.');
  return `${isLong ? 'npm run test:long --' : 'npx vitest run'} ${file} -t '${pattern}'`;
}

function prepare() {
  say('Preparing the database servers of the tests ...');
  return runProgram(node, [join(root, 'packages/testing/src/databases/prepare.ts'), preparation], { cwd: root });
}

/** @returns {string[]} why the tests cannot run, where that is a failure */
function lackingFor(tests, { obstacle }) {
  if (obstacle === undefined) return [];
  say(`The ${tests} are skipped. ${obstacle}`);
  return process.env.CI === 'true' ? [obstacle] : [];
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The files that took longest, with their seconds. */
function slowest(files) {
  const timed = files.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
  const longest = timed.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (longest.length === 0) return [];
  const lines = longest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${relative(root, name)}`);
  return ['The slowest files:', ...lines, ''];
}
