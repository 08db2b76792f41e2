import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { inertWords } from '@linkvitals/contract/inert-text';
import type { Io } from '../../../io.ts';
import { NothingToCheck } from '../../../nothing-to-check.ts';
import { escapeMarkup } from '../../formats/escape-markup.ts';
import type { CheckOptions } from '../../options/check-options.ts';
import { PRIVATE_RANGES } from '../../options/private-ranges.ts';
import { answerLocally, type LocalAnswer } from '../answer-locally.ts';
import { isSkippedFolder } from '../files-of.ts';
import { LIST_LIMITS, type Source } from '../source.ts';
import type { Walked } from '../walk-folder.ts';
import { contentTypeOf } from './content-types.ts';
import { FolderRecords } from './folder-records.ts';
import { FolderUrls } from './folder-urls.ts';
import { isListing, listingPage } from './listing-page.ts';
import { RedirectRules } from './redirect-rules.ts';
import { decodedPath, isPage, SiteFiles, urlPathOf } from './site-files.ts';

/** A base URL whose host cannot exist (RFC 2606, section 2). */
const NOWHERE = 'https://site.invalid/';
/** The file with the redirect rules of the host, at the top of the folder. */
const RULES_FILE = '_redirects';
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
  const root = resolve(io.cwd, name);
  const rules = new RedirectRules(
    walked.files.includes(RULES_FILE) ? await readFile(join(root, RULES_FILE), 'utf8').catch(() => '') : '',
  );
  const urls = new FolderUrls(baseUrl ?? NOWHERE, { files: new SiteFiles(walked), rules, name });
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
    access: { allowCidrs: options.allowPrivate ? PRIVATE_RANGES : [], connectTo: [] },
    wrap: (outbound) =>
      answerLocally(outbound, isAnswered(urls), {
        answer: async (url) => {
          if (url.href === scaffold) return { status: 200, contentType: HTML, body: async () => index };
          return answer(url, { urls, root, listings: baseUrl !== undefined, onUnreadable });
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

interface Folder {
  readonly urls: FolderUrls;
  readonly root: string;
  /** Whether sitemaps and the robots.txt are read for links. */
  readonly listings: boolean;
  readonly onUnreadable: (path: string) => void;
}

async function answer(
  { href, pathname, search }: URL,
  { urls, root, listings, onUnreadable }: Folder,
): Promise<LocalAnswer> {
  if (!urls.isOurs(href)) return { status: 200, contentType: 'text/plain' };
  if (!href.startsWith(urls.base)) return { status: 302, contentType: 'text/plain', location: urls.base };
  const path = pathname.slice(new URL(urls.base).pathname.length);
  const found = urls.files.find(path);
  if (found.kind === 'missing') {
    const answered = urls.redirection(path, search);
    if (answered !== undefined) return answered;
    return { status: (await isPackageFile(path, root)) ? 200 : 404, contentType: 'text/plain' };
  }
  if (found.kind === 'elsewhere' || (isPage(found.path) && search !== '')) {
    const urlPath = found.kind === 'elsewhere' ? found.urlPath : urlPathOf(found.path);
    return { status: 302, contentType: 'text/plain', location: urls.base + urlPath };
  }
  const file = join(root, found.path);
  if (!(await isReadable(file))) {
    onUnreadable(found.path);
    return { status: 403, contentType: 'text/plain' };
  }
  if (!listings || !isListing(found.path)) {
    return { status: 200, contentType: contentTypeOf(found.path), body: () => readFile(file) };
  }
  return { status: 200, contentType: HTML, body: async () => listingPage(found.path, await readFile(file, 'utf8')) };
}

/** Whether a path leads to a file of an installed package. Such files are too many to be listed, so each link is looked up. */
async function isPackageFile(urlPath: string, root: string): Promise<boolean> {
  const path = decodedPath(urlPath);
  if (path?.split('/').includes('node_modules') !== true) return false;
  const [real, top] = await Promise.all([realpath(join(root, path)), realpath(root)]).catch(() => []);
  return real !== undefined && top !== undefined && real.startsWith(top + sep) && (await stat(real)).isFile();
}

const isReadable = (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
