import { describe, expect, it } from 'vitest';
import { describeRedTests, faultsBesideTests, redTests, type TestRun } from './test-faults.mjs';

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

describe('the end of a red run', () => {
  it('names each red test with the line of its file that failed, not the line of a helper', () => {
    const failed = {
      status: 'failed',
      title: 'answers',
      fullName: 'the API answers',
      failureMessages: ['AssertionError: no\n at help (/repo/help.ts:3:1)\n at file:///repo/a.test.ts:71:9'],
      location: { line: 60 },
    };
    const thrownElsewhere = { ...failed, failureMessages: ['Error: no\n at help (/repo/help.ts:3:1)'] };
    const results = [
      { name: '/repo/a.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed' }, thrownElsewhere] },
    ];
    const tests = redTests({ numFailedTests: 2, testResults: results }, '/repo');
    expect(tests.map(({ file, line, title }) => [file, line, title])).toEqual([
      ['a.test.ts', 71, 'the API answers'],
      ['a.test.ts', 60, 'the API answers'],
    ]);
    expect(redTests(undefined, '/repo')).toEqual([]);
  });

  it('says how to run each alone and where its pictures are, in fewer than twenty lines', () => {
    const tests = Array.from({ length: 30 }, (_, n) => ({ file: `${n}.test.ts`, line: n, title: 'fails' }));
    const lines = describeRedTests(
      [{ ...tests[0], file: 'x.test.ts', title: 'is red', files: ['x.png'] }, ...tests],
      ({ file }) => `run ${file}`,
    );
    expect(lines.slice(0, 2)).toEqual(['RED: x.test.ts:0  is red', '     run x.test.ts   see x.png']);
    expect(lines.at(-1)).toBe('RED: 23 more; all of them are above');
    expect(lines.length).toBeLessThan(20);
  });
});
