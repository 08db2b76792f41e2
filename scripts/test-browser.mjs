// node scripts/test-browser.mjs [Playwright arguments]: the tests of the dashboard in Chromium, ends with one line of numbers.
// LINKVITALS_TEST_LANE=long runs those instead that take long.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './run-program.mjs';
import { root, toolchain } from './toolchain.mjs';

const folder = join(root, 'e2e');
const result = join(root, 'node_modules/.linkvitals/browser-tests.json');
const MISSING = 2;

/**
 * The browser tests are run. Where Chromium cannot be had they are skipped, which is a failure with `CI=true`.
 * @param {string} node path of the project's Node
 * @param {readonly string[]} [args] for Playwright: files, titles (`-g`) and options
 * @param {object} [options] of `spawn`
 * @returns {Promise<{ code: number, passed: number, failed: number, skipped: number, failures: Failure[] }>}
 * @typedef {{ file: string, line: number, title: string, attachments: string[] }} Failure a red test, or an error outside of any,
 *   whose title is its message. Its traces and pictures are kept: paths from the root.
 */
export async function runBrowserTests(node, args = [], options = {}) {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const prepared = await runProgram(node, [join(root, 'packages/testing/src/browser/prepare-browser.ts')], {
    ...options,
    cwd: root,
  });
  if (prepared === MISSING) return { code: process.env.CI === 'true' ? 1 : 0, ...none };
  if (prepared !== 0) return { code: prepared, ...none };
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
  const report = existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : undefined;
  if (report === undefined) return { code: code || 1, ...none };
  const { expected: passed, unexpected, skipped } = report.stats;
  const errors = report.errors.map(({ message, location }) => ({
    file: location?.file.startsWith(root) ? relative(root, location.file) : '',
    line: location?.line ?? 0,
    title: firstLine(message),
    attachments: [],
  }));
  return {
    code,
    passed,
    failed: unexpected + errors.length,
    skipped,
    failures: [...report.suites.flatMap((suite) => redOf(suite)), ...errors],
  };
}

/** The red tests of a suite and of those in it. */
function redOf({ title, suites = [], specs = [], file, line }, above = []) {
  // The suite of a file has its name as the title.
  const titles = line === 0 ? above : [...above, title];
  const red = specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      file: relative(root, join(folder, 'src/dashboard', file)),
      line: spec.line,
      title: [...titles, spec.title].join(' › '),
      attachments: spec.tests
        .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
        .flatMap(({ path }) => (path === undefined ? [] : [relative(root, path)])),
    }));
  return [...red, ...suites.flatMap((suite) => redOf(suite, titles))];
}

const firstLine = (text) => (text ?? '').trim().split('\n')[0];

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { code, passed, failed, skipped, failures } = await runBrowserTests(toolchain(), process.argv.slice(2));
  for (const { file, line, title, attachments } of failures) {
    const place = file === '' ? '' : `${file}:${line} `;
    process.stdout.write(`FAILED: ${place}${title}\n${attachments.map((path) => `  ${path}\n`).join('')}`);
  }
  process.stdout.write(`browser tests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = code;
}
