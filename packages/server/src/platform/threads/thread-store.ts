import type { Worker } from 'node:worker_threads';
import { Thread } from './thread.ts';

/**
 * Threads for work of one kind, each for one piece of work at a time. A new one is started when none is idle: the
 * caller limits how many run at once.
 */
export interface ThreadStore<Sent, Received> {
  /** Lends a thread, which has to be given back by `give` or ended. */
  take(): Thread<Sent, Received>;
  /** Gives back a thread whose work is done and that is ready for the next. */
  give(thread: Thread<Sent, Received>): void;
}

/** @param idleMs Milliseconds without work after which a thread is ended. Default: it stays. */
export function createThreadStore<Sent, Received>(start: () => Worker, idleMs?: number): ThreadStore<Sent, Received> {
  const idle: { readonly thread: Thread<Sent, Received>; readonly timer: NodeJS.Timeout | undefined }[] = [];
  const endLater = (thread: Thread<Sent, Received>): NodeJS.Timeout | undefined => {
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
