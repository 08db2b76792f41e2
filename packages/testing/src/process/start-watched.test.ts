import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../http/listen.ts';
import { spawnNode } from './spawn-node.ts';
import { startWatched } from './start-watched.ts';

/** A server that is ready once it is connected to the test, so that the test notices its end. */
async function observedProgram() {
  const observer = createServer();
  const { port } = await listen(observer, '127.0.0.1');
  onTestFinished(() => void observer.close());
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-watched-'));
  await writeFile(join(folder, 'data'), 'x');
  const code = `require('net').connect(${port}, '127.0.0.1', () => console.log('ready 42'))`;
  const options = { program: process.execPath, args: ['-e', code], folder, ready: /^ready (\d+)$/ };
  const connected = once(observer, 'connection').then(([socket]) => {
    (socket as Socket).on('error', () => {}).resume();
    return socket as Socket;
  });
  return { options, folder, connected };
}

test('a program is started, says that it is ready, and ends with its folder', async () => {
  const { options, folder, connected } = await observedProgram();
  const watched = await startWatched(options);
  expect(watched.ready[1]).toBe('42');
  const socket = await connected;
  await watched.stop();
  expect(existsSync(folder)).toBe(false);
  if (!socket.destroyed) await once(socket, 'close');
  await watched.stop(); // once more does nothing
});

test('processes that a program has started end with it', async () => {
  const { options, connected } = await observedProgram();
  // The shell stays, as that of a package may, with the server as its child.
  const script = '"$0" "$@"; exit';
  const watched = await startWatched({
    ...options,
    program: '/bin/sh',
    args: ['-c', script, options.program, ...options.args],
  });
  const socket = await connected;
  const ended = once(socket, 'close');
  await watched.stop();
  await ended;
});

test('a program does not outlive its starter, even one killed by SIGKILL', async () => {
  const { options, connected } = await observedProgram();
  const starterCode = `
    import { startWatched } from ${JSON.stringify(new URL('start-watched.ts', import.meta.url).href)};
    const options = ${JSON.stringify({ ...options, ready: undefined })};
    await startWatched({ ...options, ready: /^ready/ });
    console.log('started');`;
  const starter = spawnNode(['--input-type=module', '-e', starterCode]);
  await starter.waitForLine(/^started$/);
  const socket = await connected;
  const ended = once(socket, 'close');
  await starter.kill('SIGKILL');
  await ended;
});

test('a program that ends instead of getting ready is an error with its output', async () => {
  const { options, folder } = await observedProgram();
  const args = ['-e', 'console.error("port taken"); process.exit(1)'];
  await expect(startWatched({ ...options, args })).rejects.toThrow(/ended instead of getting ready:\nport taken/);
  expect(existsSync(folder)).toBe(false);
  await expect(startWatched({ ...options, program: '/no/such/program' })).rejects.toThrow('ENOENT');
});

test('a program that never gets ready is ended', async () => {
  const { options, folder } = await observedProgram();
  await expect(startWatched({ ...options, ready: /^never$/, timeoutMs: 200 })).rejects.toThrow(
    'not ready after 200 ms',
  );
  expect(existsSync(folder)).toBe(false);
});
