import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { LocalAnswer } from '../answer-locally.ts';
import type { Walked } from '../walk-folder.ts';
import { contentTypeOf } from './content-types.ts';
import { FolderUrls } from './folder-urls.ts';
import { isListing, listingPage } from './listing-page.ts';
import { RedirectRules } from './redirect-rules.ts';
import { decodedPath, isPage, SiteFiles, urlPathOf } from './site-files.ts';

/** The file with the redirect rules of the host, at the top of the folder. */
const RULES_FILE = '_redirects';
const HTML = 'text/html; charset=utf-8';

/** A folder that is served as a site. */
interface Folder {
  readonly urls: FolderUrls;
  readonly root: string;
  /** Whether sitemaps and the robots.txt are read for links. */
  readonly listings: boolean;
  readonly onUnreadable: (path: string) => void;
}

/** The answer of a web server that serves the folder. */
export async function answerFrom(
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

interface Opening {
  /** URL of the top of the folder; ends with a slash. */
  readonly base: string;
  /** The spelling of the folder on the command line. */
  readonly name: string;
  readonly walked: Walked;
  readonly cwd: string;
}

/** Opens a folder to be served at a URL, by the redirect rules in it. */
export async function openFolder({ base, name, walked, cwd }: Opening): Promise<Pick<Folder, 'urls' | 'root'>> {
  const root = resolve(cwd, name);
  const hasRules = walked.files.includes(RULES_FILE);
  const rules = new RedirectRules(hasRules ? await readFile(join(root, RULES_FILE), 'utf8').catch(() => '') : '');
  return { urls: new FolderUrls(base, { files: new SiteFiles(walked), rules, name }), root };
}
