import { expect, test } from 'vitest';
import type { DatabaseServer } from './database-server.ts';
import { createLog } from './log.ts';
import { prepare, provision } from './provision.ts';
import { urlOrSkip } from './server-url.ts';

/** A server that counts its installations and starts, and fails on demand. */
function setUp(faults: { install?: Error; start?: Error; times?: number } = {}) {
  const calls: string[] = [];
  const output: string[] = [];
  const step = async (name: 'install' | 'start') => {
    calls.push(name);
    if (faults[name] && calls.filter((call) => call === name).length <= (faults.times ?? 2)) throw faults[name];
  };
  const server: DatabaseServer = {
    name: 'MySQL',
    variable: 'TEST_URL',
    remedy: 'buy one',
    install: () => step('install'),
    start: async () => {
      await step('start');
      return { url: 'mysql://own', stop: async () => {} };
    },
  };
  const log = createLog((text) => void output.push(text));
  const machine = { log, apt: { obstacle: 'not root', install: async () => {} } };
  return { server, machine, calls, output };
}

test('a server named in the environment is used, and nothing is installed or started', async () => {
  const { server, machine, calls } = setUp();
  expect(await provision(server, machine, { TEST_URL: 'mysql://given' })).toEqual({
    provision: { url: 'mysql://given' },
  });
  expect(calls).toEqual([]);
});

test('without one, our own is installed and started', async () => {
  const { server, machine, calls, output } = setUp();
  expect(await provision(server, machine, {})).toMatchObject({ provision: { url: 'mysql://own' }, running: {} });
  expect(calls).toEqual(['install', 'start']);
  expect(output).toEqual([]);
});

test('where no server can be installed, one line says what is skipped and how to run it', async () => {
  const { server, machine, calls, output } = setUp({ install: new Error('no mysqld: not root\ndetails') });
  const { provision: result } = await provision(server, machine, {});
  const line = 'the suites on MySQL (no mysqld: not root); to run them buy one, or set TEST_URL';
  expect(result).toEqual({ missing: line, isOptional: false });
  expect(output.filter((text) => text.includes('SKIPPED'))).toEqual([`[test databases] SKIPPED: ${line}\n`]);
  expect(output.join('')).toContain('details');
  expect(calls).toEqual(['install', 'install']);
});

test('an installation that fails once is tried once more, and says so', async () => {
  const { server, machine, calls, output } = setUp({ install: new Error('the mirror is away\ndetails'), times: 1 });
  expect(await provision(server, machine, {})).toMatchObject({ provision: { url: 'mysql://own' } });
  expect(calls).toEqual(['install', 'install', 'start']);
  expect(output).toEqual(['[test databases] MySQL: the mirror is away; the installation is tried once more\n']);
});

test('LINKVITALS_TEST_DATABASES=0 skips, loudly, whatever there is', async () => {
  const { server, machine, calls, output } = setUp();
  const env = { LINKVITALS_TEST_DATABASES: '0', TEST_URL: 'mysql://given' };
  expect(await provision(server, machine, env)).toHaveProperty('provision.missing');
  expect(output.join('')).toContain('SKIPPED: the suites on MySQL (LINKVITALS_TEST_DATABASES=0); to run them unset');
  expect(calls).toEqual([]);
});

test('a server that is there and does not start is an error, not a skip', async () => {
  const { server, machine } = setUp({ start: new Error('disk full') });
  await expect(provision(server, machine, {})).rejects.toThrow('disk full');
});

test('preparing installs and starts nothing', async () => {
  const { server, machine, calls } = setUp();
  expect(await prepare(server, machine, {})).toBeUndefined();
  expect(calls).toEqual(['install']);
});

test('what is missing is skipped, and an error under CI=true', () => {
  expect(urlOrSkip({ url: 'mysql://own' }, { CI: 'true' })).toBe('mysql://own');
  expect(urlOrSkip({ missing: 'the suites on MySQL', isOptional: false }, {})).toBeUndefined();
  expect(() => urlOrSkip({ missing: 'the suites on MySQL', isOptional: false }, { CI: 'true' })).toThrow(
    'CI=true forbids to skip',
  );
});

test('an optional server may be missing with CI=true too; the line is as loud', async () => {
  const { server, machine, output } = setUp({ install: new Error('no such package') });
  const { provision: result } = await provision({ ...server, isOptional: true }, machine, {});
  expect(result).toMatchObject({ isOptional: true });
  expect(output.filter((text) => text.includes('SKIPPED'))).toHaveLength(1);
  expect(urlOrSkip(result, { CI: 'true' })).toBeUndefined();
});
