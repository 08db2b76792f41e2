import { Worker } from 'node:worker_threads';

/** What `crypto.argon2Sync` takes. */
export interface Argon2Job {
  readonly message: string;
  readonly nonce: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

/**
 * A third of the processor time of a thread of the usual priority that wants the same core (Linux: sched(7), nice values), and
 * such a thread does not wait for it. More would make people wait for seconds who sign in to a busy server.
 */
export const NICENESS = 5;

/**
 * The source of the thread. A text and no module, as the service may run as one bundled file. Linux alone has priorities of
 * threads; elsewhere the thread competes with all others.
 */
const source = `
const { argon2Sync } = require('node:crypto');
const { readlinkSync } = require('node:fs');
const { setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
try {
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), ${NICENESS});
} catch {}
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

/** Threads without work. Each is started for the first hash that finds none. */
const idle: Worker[] = [];

function start(): Worker {
  const worker = new Worker(source, {
    eval: true,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  // It has nothing to finish when the process ends.
  worker.unref();
  worker.on('exit', () => idle.splice(0, idle.length, ...idle.filter((one) => one !== worker)));
  // Whoever waits for it learns of it; without a listener it would end the process.
  worker.on('error', () => {});
  return worker;
}

/** Argon2id on a thread of its own, of low priority. One hash a thread: how many there are at once is for the caller to bound. */
export async function hashOnThread(job: Argon2Job): Promise<Buffer> {
  const worker = idle.pop() ?? start();
  const answer = Promise.withResolvers<Answer>();
  const fail = (reason: unknown): void => answer.reject(reason);
  const exit = (): void => fail(new Error('The thread that hashes passwords has ended.'));
  worker.once('message', answer.resolve).once('error', fail).once('exit', exit);
  worker.ref();
  worker.postMessage(job);
  try {
    const { tag, fault } = await answer.promise;
    idle.push(worker);
    if (tag === undefined) throw new Error(fault);
    return Buffer.from(tag);
  } finally {
    worker.off('message', answer.resolve).off('error', fail).off('exit', exit);
    worker.unref();
  }
}
