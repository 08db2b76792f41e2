// npm run test:contract: schemathesis against a server with seeded data. docs/contract-tests.md says what it looks for.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContractServer, runServer } from './run-server.ts';
import { seed } from './seed.ts';
import { settingsFile } from './settings-file.ts';

const FAILED = 1;

/** @returns exit code of schemathesis; 1 when it was stopped */
async function runSchemathesis(server: ContractServer, command: string, more: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-schemathesis-'));
  try {
    const settings = join(folder, 'schemathesis.toml');
    await writeFile(settings, settingsFile(await seed(server)));
    stopped.signal.throwIfAborted();
    const args = ['--config-file', settings, 'run', `${server.url}/openapi.yaml`];
    const header = ['--header', `Authorization: Bearer ${server.key}`];
    // In its folder it leaves caches behind, which go with it.
    const options = { cwd: folder, stdio: 'inherit', signal: stopped.signal } as const;
    const [code] = await once(spawn(command, [...args, ...header, ...more], options), 'close');
    return typeof code === 'number' ? code : FAILED;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());

const [command, ...more] = process.argv.slice(2);
if (command === undefined) throw new Error('The first argument is the path of schemathesis.');
try {
  await using server = await runServer();
  stopped.signal.throwIfAborted();
  process.exitCode = await runSchemathesis(server, command, more);
} catch (error) {
  if (!stopped.signal.aborted) throw error;
  process.exitCode = FAILED;
}
