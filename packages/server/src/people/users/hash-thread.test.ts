import { argon2Sync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { NICENESS } from '../../platform/niceness.ts';
import { hashOnThread } from './hash-thread.ts';

const job = {
  message: 'correct horse',
  nonce: Buffer.alloc(16, 7),
  memory: 64,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
};

/** Nice values of the threads of this process: field 19 of proc(5) stat, behind the name in parentheses */
const priorities = (): number[] =>
  readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

it('makes the same hashes as crypto, in as many threads as there are hashes at once', async () => {
  const expected = argon2Sync('argon2id', job);
  expect(await Promise.all([hashOnThread(job), hashOnThread(job), hashOnThread(job)])).toEqual([
    expected,
    expected,
    expected,
  ]);
});

it('reports a fault, and works on', async () => {
  await expect(hashOnThread({ ...job, tagLength: 1 })).rejects.toThrow(/tagLength/);
  expect(await hashOnThread(job)).toHaveLength(32);
});

it.runIf(process.platform === 'linux')('runs at a low priority, so that other threads get the core', async () => {
  await hashOnThread(job);
  const usual = getPriority(process.pid);
  const all = priorities();
  expect(all.filter((priority) => priority === NICENESS).length).toBeGreaterThan(0);
  expect(all.filter((priority) => priority === usual).length).toBeGreaterThan(all.length / 2);
});
