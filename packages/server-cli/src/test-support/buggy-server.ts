import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeProcess, spawnNode } from '@linkvitals/testing';
import { onTestFinished } from 'vitest';

const program = new URL('serve-with-bug.ts', import.meta.url).pathname;
/** A secret in the message of the bug. */
export const canary = 'canary-0123456789abcdef';

export interface BuggyServer {
  /** Environment for commands beside it. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts the server, with a bug or without one. */
  start(bug?: 'rejection' | 'exception'): Promise<{ readonly process: NodeProcess; readonly url: string }>;
}

/** A server on its own folder, which is removed with the test. */
export async function createBuggyServer(): Promise<BuggyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-bug-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = {
    LINKVITALS_DATA_DIR: folder,
    LINKVITALS_PORT: '0',
    LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_SWEEP_SECONDS: '0.5',
  };
  return {
    env,
    async start(bug) {
      const planted = bug === undefined ? {} : { LINKVITALS_TEST_BUG: bug, LINKVITALS_TEST_CANARY: canary };
      const process = spawnNode([program], { env: { ...env, ...planted } });
      const [, url = ''] = await process.waitForLine(/Address +(http:\S+)/);
      return { process, url };
    },
  };
}
