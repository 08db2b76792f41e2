import { inertWords } from '@linkvitals/contract/inert-text';
import type { CrawlNote } from '@linkvitals/crawler';
import type { Io } from '../io.ts';
import { counted, seconds } from './formats/closing.ts';
import type { Source } from './source/source.ts';

/**
 * Makes a function that writes a line for each URL that is requested once more, waits, or is not requested: why, and how long it waited or
 * how old its verdict is.
 */
export const sayNotes =
  ({ rename = (url) => url, answers }: Pick<Source, 'rename' | 'answers'>, { stderr }: Pick<Io, 'stderr'>) =>
  (note: CrawlNote, ageMs = 0): void => {
    // A file of this disk is looked at again at no cost.
    if (answers?.(note.url)) return;
    stderr.write(`${inertWords(`${rename(note.url)}: ${reason(note, ageMs)}`)}\n`);
  };

function reason(note: CrawlNote, ageMs: number): string {
  switch (note.why) {
    case 'refused':
      return `It answered ${note.status}${note.retryAfter ? ' with Retry-After' : ''}. Requested again after ${seconds(note.ms)}.`;
    case 'head_failed':
      return `HEAD ${note.status === undefined ? 'failed' : `was answered with ${note.status}`}. Requested again by GET.`;
    case 'head_of_page':
      return 'HEAD was answered as a page, which may be another than its links mean. Requested again by GET.';
    case 'cookies':
      return 'It redirects in a loop. Requested again with the cookies that it sets.';
    case 'name_not_found':
      return 'The name of its host was not found. Looked up again.';
    case 'recheck':
      return `It failed (${note.reason}). Requested again after ${seconds(note.ms)}.`;
    case 'outage':
      return `The site was down. Requested again after ${seconds(note.ms)}.`;
    case 'ids':
      return 'Links name ids of it. Requested again to find them.';
    case 'text':
      return 'Links quote texts of it. Requested again to find them.';
    case 'robots_unread':
      return 'It could not be read. Requested again.';
    case 'cached':
      return `Its verdict (${note.reason}) is from the cache, requested ${ageOf(ageMs)} ago.`;
    case 'crawl_delay':
      return `It demands pauses. Requests to the site are ${seconds(note.ms)} apart.`;
  }
}

/** `3 minutes`, `5 hours`, `2 days`: the largest unit of which there is one. */
function ageOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}
