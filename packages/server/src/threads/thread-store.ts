import type { Worker } from 'node:worker_threads';
import { Thread } from './thread.ts';

/**
 * Threads for work of one kind, each for one piece of work at a time. One is started for the first piece that finds none without
 * work: how many there are at once is for the caller to bound.
 */
export interface ThreadStore<Sent, Said> {
  /** Lends a thread, to be given back by `give` or ended. */
  take(): Thread<Sent, Said>;
  /** The work is done, and the thread ready for the next. */
  give(thread: Thread<Sent, Said>): void;
}

/** @param idleMs After so long without work a thread is ended. Default: it stays. */
export function createThreadStore<Sent, Said>(start: () => Worker, idleMs?: number): ThreadStore<Sent, Said> {
  const idle: { readonly thread: Thread<Sent, Said>; readonly timer: NodeJS.Timeout | undefined }[] = [];
  const endLater = (thread: Thread<Sent, Said>): NodeJS.Timeout | undefined => {
    if (idleMs === undefined) return undefined;
    const end = (): void => {
      idle.splice(0, idle.length, ...idle.filter((one) => one.thread !== thread));
      void thread.end();
    };
    return setTimeout(end, idleMs).unref();
  };
  return {
    take() {
      for (let last = idle.pop(); last !== undefined; last = idle.pop()) {
        clearTimeout(last.timer);
        if (!last.thread.hasEnded) return last.thread;
      }
      return new Thread(start());
    },
    give: (thread) => void idle.push({ thread, timer: endLater(thread) }),
  };
}
