import { Worker } from 'node:worker_threads';
import { lowersPriority } from '../../platform/niceness.ts';
import { createThreadStore } from '../../platform/threads/thread-store.ts';

/** Parameters of `crypto.argon2Sync` */
export interface Argon2Job {
  readonly message: string;
  readonly nonce: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

/** The source of the thread. It is a text and no module, because the service may run as one bundled file. */
const source = `
const { argon2Sync } = require('node:crypto');
const { parentPort } = require('node:worker_threads');
${lowersPriority}
parentPort.on('message', (job) => {
  try {
    parentPort.postMessage({ tag: argon2Sync('argon2id', job) });
  } catch (error) {
    parentPort.postMessage({ fault: error.message });
  }
});
`;

interface Answer {
  readonly tag?: Uint8Array;
  readonly fault?: string;
}

const resourceLimits = { maxOldGenerationSizeMb: 16 };
const threads = createThreadStore<Argon2Job, Answer>(
  () => new Worker(source, { eval: true, env: {}, execArgv: [], resourceLimits }),
);

/** Computes Argon2id on a thread of low priority, one hash a thread. The caller limits how many run at once. */
export async function hashOnThread(job: Argon2Job): Promise<Buffer> {
  const thread = threads.take();
  thread.post(job);
  // A thread that fails has ended.
  const { tag, fault } = await thread.next();
  threads.give(thread);
  if (tag === undefined) throw new Error(fault);
  return Buffer.from(tag);
}
