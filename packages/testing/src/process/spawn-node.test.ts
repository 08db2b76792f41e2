import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../http/listen.ts';
import { spawnNode } from './spawn-node.ts';

test('lines are found whether printed before or after the wait begins', async () => {
  const child = spawnNode(['-e', 'console.log("one 1\\ntwo 2"); setTimeout(() => console.log("three 3"), 20)']);
  expect((await child.waitForLine(/^two (\d)$/))[1]).toBe('2');
  expect((await child.waitForLine(/^one (\d)$/))[1]).toBe('1');
  expect((await child.waitForLine(/^three (\d)$/))[1]).toBe('3');
  expect(await child.exited).toEqual({ code: 0, signal: null });
  expect(child.stdout).toBe('one 1\ntwo 2\nthree 3\n');
});

test('a wait ends with the output when the process ends or the time is over', async () => {
  const child = spawnNode(['-e', 'console.log("out"); console.error("err"); process.exitCode = 3']);
  await expect(child.waitForLine(/never/)).rejects.toThrow(/ended with 3\n--- stdout\nout\n\n--- stderr\nerr/);
  const idle = spawnNode(['-e', 'setInterval(() => {}, 1000)']);
  await expect(idle.waitForLine(/never/, { timeoutMs: 1 })).rejects.toThrow('waited 1 ms');
});

test('the child reads workspace sources and does not take itself for a test', async () => {
  const code = 'console.log(process.execArgv[0], process.env.VITEST, process.env.NODE_ENV, process.env.OWN)';
  const child = spawnNode(['-e', code], { env: { OWN: 'mine' } });
  await child.waitForLine(/^--conditions=@linkvitals\/source undefined undefined mine$/);
});

test('a program runs as its bundle where the run has one, and as it is elsewhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-bundles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('LINKVITALS_TEST_PROGRAMS', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await mkdir(join(folder, 'packages/cli/src'), { recursive: true });
  await writeFile(join(folder, 'packages/cli/src/main.js'), 'console.log("bundle", process.argv[2])');
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  await spawnNode([join(root, 'packages/cli/src/main.ts'), 'of it']).waitForLine(/^bundle of it$/);
  const elsewhere = join(folder, 'packages/cli/src/main.js');
  await spawnNode([elsewhere, 'as it is']).waitForLine(/^bundle as it is$/);
  const { code } = await spawnNode([join(root, 'packages/cli/src/exit-codes.ts')]).exited;
  expect(code).toBe(0);
});

test('kill sends the signal and waits for the end', async () => {
  const handled = spawnNode([
    '-e',
    'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1e3); console.log("up")',
  ]);
  await handled.waitForLine(/up/);
  expect(await handled.kill()).toEqual({ code: 7, signal: null });
  const child = spawnNode(['-e', 'setInterval(() => {}, 1e3); console.log("up")']);
  await child.waitForLine(/up/);
  expect(await child.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
});

let connection: Socket;

test('a child left running ...', async () => {
  const server = createServer();
  const { port } = await listen(server, '127.0.0.1');
  onTestFinished(() => void server.close());
  spawnNode(['-e', `require('net').connect(${port}, '127.0.0.1')`]);
  [connection] = (await once(server, 'connection')) as [Socket];
  connection.on('error', () => {}).resume();
  expect(connection.destroyed).toBe(false);
});

test('... is killed when its test ends', async () => {
  if (!connection.destroyed) await once(connection, 'close');
  expect(connection.destroyed).toBe(true);
});

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'a child does not outlive a process of the tests that gets %s',
  async (signal) => {
    const observer = createServer();
    const { port } = await listen(observer, '127.0.0.1');
    const starter = spawnNode([
      '--input-type=module',
      '-e',
      `import { spawnNode } from ${JSON.stringify(new URL('spawn-node.ts', import.meta.url).href)};
     spawnNode(['-e', "require('net').connect(${port}, '127.0.0.1')"]);
     console.log('spawned');`,
    ]);
    const [child] = (await once(observer, 'connection')) as [Socket];
    onTestFinished(() => {
      child.destroy();
      observer.close();
    });
    const closed = new Promise((resolve) =>
      child
        .on('error', () => {})
        .on('close', resolve)
        .resume(),
    );
    // The child may connect before the call that spawned it has returned.
    await starter.waitForLine(/^spawned$/);
    expect(await starter.kill(signal)).toEqual({ code: null, signal });
    await closed;
  },
);
