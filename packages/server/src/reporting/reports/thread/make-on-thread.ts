import { Worker } from 'node:worker_threads';
import { createThreadStore } from '../../../platform/threads/thread-store.ts';
import type { ReportSource } from '../content/report-source.ts';
import type { FromReportThread, ListName, ToReportThread, WantedFile, WantedList } from './messages.ts';

/** Megabytes for the old generation of a thread's heap: the longest HTML, with the longest addresses, takes more than half of it. */
const OLD_MB = 512;
/** Milliseconds after which an idle thread ends. A thread starts in some hundred ms, and reports are mostly made one by one. */
const IDLE_MS = 30_000;
/** Milliseconds that a thread may work without a message: a piece of the longest PDF takes seconds, on a busy machine some ten. */
const PATIENCE_MS = 300_000;

// The built package has the code of the thread in a file beside its own.
const isSource = import.meta.url.endsWith('.ts');
const code = new URL(isSource ? './report-thread.ts' : './report-thread.js', import.meta.url);
// The thread needs only this variable of the environment, the place where Node keeps compiled code.
const { NODE_COMPILE_CACHE } = process.env;
const options = {
  env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
  execArgv: isSource ? ['--conditions=@linkvitals/source'] : [],
  resourceLimits: { maxOldGenerationSizeMb: OLD_MB },
};

const threads = createThreadStore<ToReportThread, FromReportThread>(() => new Worker(code, options), IDLE_MS);

type Rows = AsyncIterator<readonly unknown[], undefined>;

/** Opens a list of the source. Each list has an argument of its own type, which the thread got from the same type of source. */
const open = (source: ReportSource, [name, argument]: WantedList): Rows => {
  const lists = source as unknown as Record<ListName, (argument: unknown) => AsyncIterable<readonly unknown[]>>;
  return lists[name](argument)[Symbol.asyncIterator]() as Rows;
};

/**
 * Yields the file of a report, made on another thread as it is read. The main thread reads the rows, one batch at a time, and sends them to
 * that thread, so that drawing delays nothing else. Each thread makes one file at a time; the caller limits how many are made at once.
 * @throws ThreadError when the thread has ended or hangs; errors of the source
 */
export async function* makeOnThread(source: ReportSource, file: WantedFile): AsyncGenerator<Uint8Array, undefined> {
  const { facts, look, words } = source;
  const thread = threads.take();
  const lists = new Map<number, Rows>();
  let isWhole = false;
  try {
    thread.post({ kind: 'make', file, facts, look, language: words.language, timeZone: words.timeZone });
    for (;;) {
      const message = await thread.next(PATIENCE_MS);
      switch (message.kind) {
        case 'rows': {
          const list = lists.get(message.list) ?? open(source, message.wanted);
          lists.set(message.list, list);
          thread.post({ kind: 'rows', list: message.list, rows: (await list.next()).value });
          break;
        }
        case 'piece':
          yield message.piece;
          thread.post({ kind: 'taken' });
          break;
        case 'end':
          isWhole = true;
          return undefined;
        case 'fault':
          throw message.error;
      }
    }
  } finally {
    if (isWhole) threads.give(thread);
    // The thread has not finished this file, so it cannot be used again.
    else await thread.end();
  }
}
