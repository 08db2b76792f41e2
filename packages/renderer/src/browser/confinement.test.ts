import { expect, test } from 'vitest';
import { chooseConfinement } from './confinement.ts';

const machine = { platform: 'linux', isRoot: false, unsafe: false, works: async () => true } as const;

test('a user gets a network namespace for the browser by a user namespace, and keeps the sandbox', async () => {
  expect(await chooseConfinement(machine)).toEqual({
    prefix: ['unshare', '--user', '--map-current-user', '--net', '--'],
    hasSandbox: true,
    hasOwnNetwork: true,
  });
});

test('root gives the browser to nobody, with and without a namespace', async () => {
  expect(await chooseConfinement({ ...machine, isRoot: true })).toEqual({
    prefix: ['unshare', '--setgid=65534', '--setuid=65534', '--net', '--'],
    user: 65_534,
    hasSandbox: true,
    hasOwnNetwork: true,
  });
  const none = await chooseConfinement({ ...machine, isRoot: true, works: async () => false });
  expect(none).toEqual({ prefix: [], user: 65_534, hasSandbox: true, hasOwnNetwork: false });
});

test('only who says so gets a browser without a sandbox', async () => {
  expect(await chooseConfinement({ ...machine, isRoot: true, unsafe: true })).toEqual({
    prefix: ['unshare', '--net', '--'],
    hasSandbox: false,
    hasOwnNetwork: true,
  });
});

test('other systems have no namespaces, and are not searched for one', async () => {
  const works = () => Promise.reject(new Error('not to be run'));
  const there = await chooseConfinement({ ...machine, platform: 'darwin', works });
  expect(there).toEqual({ prefix: [], hasSandbox: true, hasOwnNetwork: false });
});
