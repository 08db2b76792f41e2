import { Worker } from 'node:worker_threads';
import { createThreadStore } from '../../threads/thread-store.ts';
import type { ReportSource } from '../content/report-source.ts';
import type { FromReportThread, ListName, ToReportThread, WantedFile, WantedList } from './messages.ts';

/** For the old of a thread's heap: the longest HTML, with the longest addresses, takes more than half of it. */
const OLD_MB = 512;
/** A thread starts in some hundred ms; most reports are made one by one. */
const IDLE_MS = 30_000;
/** For how long a thread may work without a word: a piece of the longest PDF takes seconds, on a busy machine some ten. */
const PATIENCE_MS = 300_000;

// The built package has the code of the thread beside its own.
const isSource = import.meta.url.endsWith('.ts');
const code = new URL(isSource ? './report-thread.ts' : './report-thread.js', import.meta.url);
// It needs nothing of the environment but where Node keeps what it has compiled.
const { NODE_COMPILE_CACHE } = process.env;
const options = {
  env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
  execArgv: isSource ? ['--conditions=@linkvitals/source'] : [],
  resourceLimits: { maxOldGenerationSizeMb: OLD_MB },
};

const threads = createThreadStore<ToReportThread, FromReportThread>(() => new Worker(code, options), IDLE_MS);

type Rows = AsyncIterator<readonly unknown[], undefined>;

/** Each list takes an argument of a type of its own, which the thread took from the same source. */
const open = (source: ReportSource, [name, argument]: WantedList): Rows => {
  const lists = source as unknown as Record<ListName, (argument: unknown) => AsyncIterable<readonly unknown[]>>;
  return lists[name](argument)[Symbol.asyncIterator]() as Rows;
};

/**
 * The file of a report, made on another thread as it is read. This thread reads the rows, one batch at a time, and gives them
 * there; so nothing else waits while a page is drawn. One file a thread: how many are made at once is for the caller to bound.
 * @throws ThreadError when the thread has ended or hangs; what the source throws
 */
export async function* makeOnThread(source: ReportSource, file: WantedFile): AsyncGenerator<Uint8Array, undefined> {
  const { facts, look, words } = source;
  const thread = threads.take();
  const lists = new Map<number, Rows>();
  let isWhole = false;
  try {
    thread.post({ kind: 'make', file, facts, look, language: words.language, timeZone: words.timeZone });
    for (;;) {
      const said = await thread.next(PATIENCE_MS);
      switch (said.kind) {
        case 'rows': {
          const list = lists.get(said.list) ?? open(source, said.wanted);
          lists.set(said.list, list);
          thread.post({ kind: 'rows', list: said.list, rows: (await list.next()).value });
          break;
        }
        case 'piece':
          yield said.piece;
          thread.post({ kind: 'taken' });
          break;
        case 'end':
          isWhole = true;
          return undefined;
        case 'fault':
          throw said.error;
      }
    }
  } finally {
    if (isWhole) threads.give(thread);
    // It still has what was not read.
    else await thread.end();
  }
}
