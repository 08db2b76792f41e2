import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import type { CheckOptions } from '../check-options.ts';
import { escapeMarkup } from '../formats/escape-markup.ts';
import { inert } from '../formats/inert.ts';
import { PRIVATE_RANGES } from '../private-ranges.ts';
import { answerLocally, type LocalAnswer } from './answer-locally.ts';
import { LIST_LIMITS, type Source } from './source.ts';

/** No such host can exist (RFC 2606, section 2). */
const ORIGIN = 'http://files.invalid';
const INDEX = `${ORIGIN}/?index`;
const HTML = 'text/html; charset=utf-8';

/** What can be read for links, by its name. */
export const isReadableFile = (path: string): boolean => /\.(?:html?|md)$/i.test(path);

/**
 * HTML and Markdown files: their links are checked, relative ones on disk, with fragments. The working folder is the
 * root that `/path` starts from.
 */
export async function fileSource(paths: readonly string[], options: CheckOptions, io: Io): Promise<Source> {
  const root = io.cwd;
  const notices = new Set<string>();
  const notice = (text: string): void => {
    if (!notices.has(text)) io.stderr.write(`${inert(text)}\n`);
    notices.add(text);
  };
  const urls = await Promise.all(paths.map((path) => urlOf(path, root)));
  const index = urls.map((url) => `<a href="${escapeMarkup(url)}"></a>`).join('\n');
  return {
    name: paths.length === 1 ? (paths[0] ?? '') : `${paths.length} files`,
    start: { url: new URL(INDEX), fallbackToHttp: false },
    access: { allowCidrs: options.allowPrivate ? PRIVATE_RANGES : [], connectTo: [] },
    wrap: (outbound) =>
      answerLocally(outbound, ORIGIN, async (url) => {
        if (url.href === INDEX) return { status: 200, contentType: HTML, body: async () => index };
        return fromDisk(url, root, notice);
      }),
    limits: { ...LIST_LIMITS, depthLimit: 1, maxPages: paths.length + 1 },
    // One file after the other, as they were named: reports of the same files are the same, however the disk answers.
    crawl: { respectRobots: false, useSitemaps: false, rate: { start: 0, min: 0, max: 0, inFlight: 1 } },
    scaffold: { url: INDEX, name: undefined, hasLines: false },
    rename: pathOf,
  };
}

async function urlOf(path: string, root: string): Promise<string> {
  const inside = relative(root, resolve(root, path));
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new UsageError(`${path} is not below the working folder. Run the command in a folder that holds all files.`);
  }
  const isFile = await stat(join(root, inside)).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new UsageError(`There is no file ${path}. For a site of that name write https://${path}`);
  return `${ORIGIN}/${inside.split(sep).map(encodeURIComponent).join('/')}`;
}

/** Path from the working folder, for URLs of ours. */
function pathOf(url: string): string {
  if (!url.startsWith(`${ORIGIN}/`)) return url;
  const path = decoded(url.slice(ORIGIN.length + 1));
  return path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path) ? `./${path}` : path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function fromDisk({ pathname }: URL, root: string, notice: (text: string) => void): Promise<LocalAnswer> {
  const missing = { status: 404, contentType: 'text/plain' };
  const inside = decoded(pathname);
  if (inside.includes('\0') || inside.split(/[/\\]/).includes('..')) return missing;
  const path = join(root, inside);
  try {
    const found = await stat(path);
    // A folder is there for whoever links it, but `file.md/` is not the file.
    if (!found.isFile()) return { status: 200, contentType: 'inode/directory' };
    if (inside.endsWith('/')) return missing;
  } catch {
    return missing;
  }
  if (/\.html?$/i.test(path)) return { status: 200, contentType: HTML, body: () => readFile(path, 'utf8') };
  if (!/\.md$/i.test(path)) return { status: 200, contentType: 'application/octet-stream' };
  return {
    status: 200,
    contentType: HTML,
    body: () => fromMarkdown(path, (what) => notice(`${relative(root, path)}: ${what}`)),
  };
}

/** Only who checks Markdown waits for its parser to be loaded. */
async function fromMarkdown(path: string, notice: (text: string) => void): Promise<string> {
  const { markdownPage } = await import('./markdown/markdown-page.ts');
  const { html, isTooDeep } = markdownPage(await readFile(path, 'utf8'));
  if (isTooDeep) notice('brackets are nested more than 100 deep. Links of that paragraph may be missing.');
  return html;
}
