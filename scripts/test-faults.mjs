import { relative } from 'node:path';

/**
 * The faults of a run besides failed tests, a line each. Without them, a run could be red for no visible reason.
 * @param {object} run
 * @param {number} run.prepared Exit code of the preparation of the servers.
 * @param {readonly string[]} run.missing Servers that could not be prepared.
 * @param {number} run.tested Exit code of vitest.
 * @param {object | undefined} run.report Report of vitest's JSON reporter; undefined: none.
 * @param {string} run.root Folder that names of files are relative to.
 * @returns {string[]}
 */
export function faultsBesideTests({ prepared, missing, tested, report, root }) {
  const faults = missing.map((what) => `not prepared: ${what}`);
  if (prepared !== 0 && missing.length === 0) {
    faults.push(`the preparation of the databases ended with exit code ${prepared}; it says above why`);
  }
  if (tested === 0) return faults;
  if (report === undefined)
    return [...faults, `vitest ended with exit code ${tested} and no result; it says above why`];
  const files = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const broken = files.map(({ name, message }) => `${relative(root, name)}: ${firstLine(message) || 'did not load'}`);
  const isNamed = broken.length > 0 || report.numFailedTests > 0;
  return [...faults, ...broken, ...(isNamed ? [] : ['an error outside of any test; vitest shows it above'])];
}

/** @param {string | undefined} text @returns {string} */
export const firstLine = (text) => (text ?? '').trim().split('\n')[0] ?? '';

/** The number of red tests at the end of a run; each takes two lines. */
const MAX_RED_TESTS = 8;

/**
 * The red tests of a report of vitest, each with the line of its own file that failed, or its first line.
 * @param {object | undefined} report as of `faultsBesideTests`
 * @param {string} root Folder that names of files are relative to.
 * @returns {{ file: string, line: number | undefined, title: string }[]}
 */
export function redTests(report, root) {
  const files = report?.testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => ({ file: relative(root, name), line: lineIn(name, test), title: test.fullName ?? test.title })),
  );
}

/** The line of the failure in the test's own file, not the line where a helper threw. */
function lineIn(file, { failureMessages = [], location }) {
  const text = failureMessages.join('\n');
  for (let from = text.indexOf(file); from !== -1; from = text.indexOf(file, from + 1)) {
    const [, line] = /^:(\d+)/.exec(text.slice(from + file.length)) ?? [];
    if (line !== undefined) return Number(line);
  }
  return location?.line;
}

/**
 * The last lines of a red run: the failed tests, their lines, and the command that runs each alone.
 * @param {{ file: string, line?: number, title: string, files?: string[] }[]} tests `files`: kept traces and
 * screenshots
 * @param {(test: { file: string, line?: number, title: string }) => string} alone gives the command
 * @returns {string[]} at most 17 lines
 */
export function describeRedTests(tests, alone) {
  const lines = tests
    .slice(0, MAX_RED_TESTS)
    .flatMap((test) => [
      `RED: ${test.file}${test.line === undefined ? '' : `:${test.line}`}  ${test.title}`,
      `     ${[alone(test), ...(test.files ?? []).map((file) => `see ${file}`)].join('   ')}`,
    ]);
  const rest = tests.length - MAX_RED_TESTS;
  return rest > 0 ? [...lines, `RED: ${rest} more; all of them are above`] : lines;
}
