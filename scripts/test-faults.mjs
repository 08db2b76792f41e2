import { relative } from 'node:path';

/**
 * What failed besides tests, a line each: a failure that no test of its own names would be a riddle at the end of a long run.
 * @param {object} run
 * @param {number} run.prepared Exit code of the preparation of the servers.
 * @param {readonly string[]} run.missing What it could not prepare.
 * @param {number} run.tested Exit code of vitest.
 * @param {object | undefined} run.report What vitest's JSON reporter wrote; undefined: nothing.
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

const firstLine = (text) => (text ?? '').trim().split('\n')[0] ?? '';
