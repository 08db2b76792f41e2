import { expect, it } from 'vitest';
import { faultsBesideTests, type TestRun } from './test-faults.mjs';

const file = (name: string, status: string, tests: readonly string[] = [], message = '') => ({
  name: `/repo/${name}`,
  status,
  message,
  assertionResults: tests.map((one) => ({ status: one })),
});
const report = (numFailedTests: number, ...testResults: ReturnType<typeof file>[]) => ({ numFailedTests, testResults });
const fine: TestRun = {
  prepared: 0,
  missing: [],
  tested: 0,
  report: report(0, file('a.test.ts', 'passed', ['passed'])),
  root: '/repo',
};

it.each<[string, Partial<TestRun>, string[]]>([
  ['nothing when all is well', {}, []],
  [
    'a server that could not be installed, although every test passed',
    { prepared: 1, missing: ['the suites on MySQL (no mysqld)'] },
    ['not prepared: the suites on MySQL (no mysqld)'],
  ],
  [
    'a preparation that broke off',
    { prepared: 134 },
    ['the preparation of the databases ended with exit code 134; it says above why'],
  ],
  [
    'a file that does not load, by its first line',
    {
      tested: 1,
      report: report(
        0,
        file('a.test.ts', 'passed', ['passed']),
        file('b.test.ts', 'failed', [], 'No such module x\nat y'),
      ),
    },
    ['b.test.ts: No such module x'],
  ],
  [
    'a file whose tests passed and whose teardown failed',
    { tested: 1, report: report(0, file('b.test.ts', 'failed', ['passed'])) },
    ['b.test.ts: did not load'],
  ],
  [
    'no test again that failed: vitest has named it',
    { tested: 1, report: report(1, file('b.test.ts', 'failed', ['passed', 'failed'])) },
    [],
  ],
  ['an error outside of any test', { tested: 1 }, ['an error outside of any test; vitest shows it above']],
  ['a crash', { tested: 139, report: undefined }, ['vitest ended with exit code 139 and no result; it says above why']],
  [
    'all of them',
    { prepared: 1, missing: ['x'], tested: 1, report: undefined },
    ['not prepared: x', 'vitest ended with exit code 1 and no result; it says above why'],
  ],
])('names %s', (_what, run, expected) => {
  expect(faultsBesideTests({ ...fine, ...run })).toEqual(expected);
});
