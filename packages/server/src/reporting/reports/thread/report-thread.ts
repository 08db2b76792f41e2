/** Entry of the thread that makes the files of reports, one after the other: see `make-on-thread.ts`. */
import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../../../platform/niceness.ts';
import { wordsFor } from '../../texts/words.ts';
import type { ReportSource } from '../content/report-source.ts';
import { inPieces } from '../files/pieces.ts';
import { fileContent } from '../formats/file-content.ts';
import type { FromReportThread, ToReportThread, WantedList } from './messages.ts';

/** Bytes of a message. */
const PIECE = 256 * 1024;

type Answer = Exclude<ToReportThread, { kind: 'make' }>;
type Job = Extract<ToReportThread, { kind: 'make' }>;

const say = (message: FromReportThread): void => parentPort?.postMessage(message);

/** Callbacks of those who wait for rows, by the number of the list. */
const readers = new Map<number, (rows: readonly unknown[] | undefined) => void>();
let taken: (() => void) | undefined;
let lists = 0;

async function* listOf<Row>(...wanted: WantedList): AsyncGenerator<readonly Row[], undefined> {
  lists += 1;
  const list = lists;
  for (;;) {
    const rows = await new Promise<readonly unknown[] | undefined>((resolve) => {
      readers.set(list, resolve);
      say({ kind: 'rows', list, wanted });
    });
    if (rows === undefined) return undefined;
    yield rows as readonly Row[];
  }
}

const sourceOf = ({ facts, look, language, timeZone }: Job): ReportSource => ({
  facts,
  look,
  words: wordsFor(language, timeZone),
  links: (each) => listOf('links', each),
  broken: (each) => listOf('broken', each),
  pages: () => listOf('pages', undefined),
  findings: (code) => listOf('findings', code),
  crawls: () => listOf('crawls', undefined),
  issueGroups: (limit) => listOf('issueGroups', limit),
  issues: () => listOf('issues', undefined),
});

async function make(job: Job): Promise<void> {
  for await (const piece of inPieces(fileContent(sourceOf(job), job.file), PIECE)) {
    await new Promise<void>((resolve) => {
      taken = resolve;
      say({ kind: 'piece', piece });
    });
  }
}

function answer(message: Answer): void {
  if (message.kind === 'taken') {
    taken?.();
    return;
  }
  const reader = readers.get(message.list);
  readers.delete(message.list);
  reader?.(message.rows);
}

parentPort?.on('message', (message: ToReportThread) => {
  if (message.kind !== 'make') answer(message);
  else
    make(message).then(
      () => say({ kind: 'end' }),
      (error: unknown) => say({ kind: 'fault', error }),
    );
});

lowerPriority();
