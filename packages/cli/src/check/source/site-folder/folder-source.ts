import { join } from 'node:path';
import { inertWords } from '@linkvitals/contract/inert-text';
import type { Io } from '../../../io.ts';
import { NothingToCheck } from '../../../nothing-to-check.ts';
import { escapeMarkup } from '../../formats/escape-markup.ts';
import type { CheckOptions } from '../../options/check-options.ts';
import { PRIVATE_RANGES } from '../../options/private-ranges.ts';
import { answerLocally } from '../answer-locally.ts';
import { isSkippedFolder } from '../files-of.ts';
import { LIST_LIMITS, type Source } from '../source.ts';
import type { Walked } from '../walk-folder.ts';
import { answerFrom, openFolder } from './folder-answers.ts';
import { FolderRecords } from './folder-records.ts';
import type { FolderUrls } from './folder-urls.ts';
import { isListing } from './listing-page.ts';
import { isPage, urlPathOf } from './site-files.ts';

/** A base URL whose host cannot exist (RFC 2606, section 2). */
const NOWHERE = 'https://site.invalid/';
const HTML = 'text/html; charset=utf-8';

interface Given {
  /** The spelling of the folder on the command line. */
  readonly name: string;
  readonly walked: Walked;
  readonly options: CheckOptions;
  readonly io: Io;
}

/**
 * A source of a folder as a site: each HTML page in it is read, and links are answered as a web server would answer
 * them from the folder. With `baseUrl`, absolute links below that URL belong to the folder too.
 *
 * @throws NothingToCheck when it holds no page
 */
export async function folderSource({ name, walked, options, io }: Given): Promise<Source> {
  const { baseUrl } = options;
  const { urls, root } = await openFolder({ base: baseUrl ?? NOWHERE, name, walked, cwd: io.cwd });
  const isRead = (path: string): boolean => isPage(path) || (baseUrl !== undefined && isListing(path));
  const read = walked.files.filter((path) => isRead(path) && !path.split('/').slice(0, -1).some(isSkippedFolder));
  if (!read.some(isPage)) throw new NothingToCheck(`${name} holds no .html, .htm or .xhtml file.`);
  const scaffold = `${urls.base}?every-page`;
  const index = read.map((path) => `<a href="${escapeMarkup(urls.base + urlPathOf(path))}"></a>`).join('\n');
  const records = new FolderRecords(urls, scaffold);
  const onUnreadable = (path: string): void => {
    if (isPage(path)) io.stderr.write(`${inertWords(join(name, path))} may not be read: its links are not checked.\n`);
  };
  return {
    name,
    start: { url: new URL(scaffold), fallbackToHttp: false },
    answers: isAnswered(urls),
    access: { allowCidrs: options.allowPrivate ? PRIVATE_RANGES : [], connectTo: [] },
    wrap: (outbound) =>
      answerLocally(outbound, isAnswered(urls), {
        answer: async (url) => {
          if (url.href === scaffold) return { status: 200, contentType: HTML, body: async () => index };
          return answerFrom(url, { urls, root, listings: baseUrl !== undefined, onUnreadable });
        },
        options,
      }),
    limits: { ...LIST_LIMITS, depthLimit: 1, maxPages: options.maxPages + 1 },
    crawl: {
      folder: urls.base,
      respectRobots: false,
      useSitemaps: false,
      avoidTraps: false,
      rate: { start: 0, min: 0, max: 0, inFlight: 1 },
    },
    scaffold: { url: scaffold, name: undefined, hasLines: false },
    adapt: (record) => records.adapt(record),
    hints: () => records.hints(baseUrl !== undefined),
    rename: (url) => urls.rename(url),
  };
}

/** A test of whether a URL is answered from the folder. The robots.txt is, also when the site is only a part of its host. */
const isAnswered = (urls: FolderUrls) => {
  const robots = new URL('/robots.txt', urls.base).href;
  return (url: string): boolean => url === robots || urls.isOurs(url);
};
