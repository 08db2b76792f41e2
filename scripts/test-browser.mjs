// node scripts/test-browser.mjs [Playwright arguments]: the tests of the dashboard in Chromium, ends with one line of numbers.
// LINKVITALS_TEST_LANE=long runs those of the long lane instead: files named `*.long.spec.ts` and tests with the tag `@long`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './run-program.mjs';
import { describeRedTests, firstLine } from './test-faults.mjs';
import { root, toolchain } from './toolchain.mjs';

const folder = join(root, 'e2e');
const kept = join(root, 'node_modules/.linkvitals');
const result = join(kept, 'browser-tests.json');
const MISSING = 2;
/** Max red tests that are recorded; with more of them, the first show the cause. */
const MAX_RECORDED = 8;

/**
 * Runs the browser tests. Where Chromium cannot be had they are skipped, which is a failure with `CI=true`. Red tests run once
 * more, only to be recorded: a trace of every test would cost a fifth of the processor time. Their first result counts.
 * @param {string} node path of the project's Node
 * @param {readonly string[]} [args] for Playwright: files, titles (`-g`) and options
 * @param {object} [options] of `spawn`
 * @returns {Promise<{ code: number, passed: number, failed: number, skipped: number, red: import('./test-faults.mjs').RedTest[] }>}
 *   `red`: also errors outside of any test, whose title is their message. Files are paths from the root.
 */
export async function runBrowserTests(node, args = [], options = {}) {
  const none = { passed: 0, failed: 0, skipped: 0, red: [] };
  const prepared = await runProgram(node, [join(root, 'packages/testing/src/browser/prepare-browser.ts')], {
    ...options,
    cwd: root,
  });
  if (prepared === MISSING) return { code: process.env.CI === 'true' ? 1 : 0, ...none };
  if (prepared !== 0) return { code: prepared, ...none };
  const { code, report } = await runPlaywright(node, args, options);
  if (report === undefined) return { code: code || 1, ...none };
  const { expected: passed, unexpected, skipped } = report.stats;
  const red = testsOf(report).filter(({ ok }) => !ok);
  const errors = report.errors.map(({ message, location }) => ({
    file: location?.file.startsWith(root) ? relative(root, location.file) : '',
    line: location?.line ?? 0,
    title: firstLine(message),
  }));
  const traces = await record(node, red, options);
  return {
    code,
    passed,
    failed: unexpected + errors.length,
    skipped,
    red: [...red.map((test) => ({ ...test, files: [...test.files, ...traces(test)] })), ...errors],
  };
}

/** Runs red tests again with traces. @returns the paths of a test's traces */
async function record(node, red, options) {
  if (red.length === 0) return () => [];
  const places = red.slice(0, MAX_RECORDED).map(({ file, line }) => `${basename(file)}:${line}`);
  const { report } = await runPlaywright(
    node,
    ['--trace=on', `--output=${join(kept, 'browser-traces')}`, ...places],
    options,
  );
  const recorded = report === undefined ? [] : testsOf(report);
  return ({ file, line, title }) =>
    recorded
      .filter((test) => test.file === file && test.line === line && test.title === title)
      .flatMap(({ files }) => files.filter((path) => path.endsWith('.zip')));
}

/** @returns {Promise<{ code: number, report: object | undefined }>} undefined: it ended without a report */
async function runPlaywright(node, args, options) {
  rmSync(result, { force: true });
  const playwright = join(folder, 'node_modules/@playwright/test/cli.js');
  const code = await runProgram(node, [playwright, 'test', ...args], {
    ...options,
    cwd: folder,
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@linkvitals/source`.trim(),
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/linkvitals/compiled'),
    },
  });
  return { code, report: existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : undefined };
}

/** The tests of a report or of a suite, including nested suites. */
function testsOf({ title, suites = [], specs = [], line = 0 }, above = []) {
  // The report, and the suite of a file, have no title of their own.
  const titles = line === 0 ? above : [...above, title];
  const tests = specs.map((spec) => ({
    ok: spec.ok,
    file: relative(root, join(folder, 'src/dashboard', spec.file)),
    line: spec.line,
    title: [...titles, spec.title].join(' › '),
    files: spec.tests
      .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
      .flatMap(({ path }) => (path === undefined ? [] : [relative(root, path)])),
  }));
  return [...tests, ...suites.flatMap((suite) => testsOf(suite, titles))];
}

/** The command that runs a red test of the dashboard alone. */
export function runBrowserTestAlone({ file, line }) {
  const lane = process.env.LINKVITALS_TEST_LANE;
  return `${lane === undefined ? '' : `LINKVITALS_TEST_LANE=${lane} `}npm run test:browser -- ${file}:${line}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { code, passed, failed, skipped, red } = await runBrowserTests(toolchain(), process.argv.slice(2));
  const lines = [
    ...describeRedTests(red, runBrowserTestAlone),
    `browser tests: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = code;
}
