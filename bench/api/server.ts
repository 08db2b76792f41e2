/*
 * One server process of the bench: `startServer` as the command starts it, with its settings of V8, on a port that the system
 * chooses. It takes its configuration from the environment.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { resetHeapFlags, setRunFlags } from '../../packages/cli/src/v8-flags.ts';
import { startServer } from '../../packages/server/src/app.ts';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { obey } from '../process/obey.ts';

/** Orders of the parent. */
export type Order =
  /** Returns the URL that the server listens on. */
  | { readonly kind: 'url' }
  /** Returns `Use`, after a garbage collection. */
  | { readonly kind: 'use' }
  | { readonly kind: 'stop' };

export interface Use {
  /** User and system time since the start of the process. */
  readonly cpuMs: number;
  readonly rssMb: number;
  readonly heapMb: number;
  /** Memory outside the heap: buffers, and memory of libraries for objects of the heap. */
  readonly externalMb: number;
}

resetHeapFlags();
setRunFlags();
const MB = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const server = await startServer(readConfig(process.env));

function use(): Use {
  const { user, system } = process.cpuUsage();
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rssMb: rss / MB, heapMb: heapUsed / MB, externalMb: external / MB };
}

async function work(order: Order): Promise<unknown> {
  if (order.kind === 'url') return server.url;
  if (order.kind === 'use') return use();
  await server.stop();
  process.exit(0);
}

obey(work);
