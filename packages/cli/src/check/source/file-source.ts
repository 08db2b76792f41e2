import { access, constants, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import type { CheckOptions } from '../check-options.ts';
import { escapeMarkup } from '../formats/escape-markup.ts';
import { inert } from '../formats/inert.ts';
import { PRIVATE_RANGES } from '../private-ranges.ts';
import { answerLocally, isOf, type LocalAnswer } from './answer-locally.ts';
import { type DocumentKind, documentKind } from './document-kind.ts';
import { folderIndex } from './folder-index.ts';
import { readDocument } from './local-document.ts';
import { judgeOutside, outsideHref } from './outside-links.ts';
import { LIST_LIMITS, type Source } from './source.ts';

/** No such host can exist (RFC 2606, section 2). */
const ORIGIN = 'http://files.invalid';
const INDEX = `${ORIGIN}/?index`;
const HTML = 'text/html; charset=utf-8';

const MISSING: LocalAnswer = { status: 404, contentType: 'text/plain' };
const FORBIDDEN: LocalAnswer = { status: 403, contentType: 'text/plain' };

/**
 * HTML, Markdown, MDX and text files: their links are checked, relative ones on disk, with fragments. The working folder is the
 * root that `/path` starts from.
 */
export function fileSource(paths: readonly string[], options: CheckOptions, io: Io): Source {
  const root = io.cwd;
  const notices = new Set<string>();
  const notice = (text: string): void => {
    if (!notices.has(text)) io.stderr.write(`${inert(text)}\n`);
    notices.add(text);
  };
  const urls = paths.map((path) => urlOf(path, root));
  const index = urls.map((url) => `<a href="${escapeMarkup(url)}"></a>`).join('\n');
  return {
    name: paths.length === 1 ? (paths[0] ?? '') : `${paths.length} files`,
    start: { url: new URL(INDEX), fallbackToHttp: false },
    access: { allowCidrs: options.allowPrivate ? PRIVATE_RANGES : [], connectTo: [] },
    wrap: (outbound) =>
      answerLocally(outbound, isOf(ORIGIN), async (url) => {
        if (url.href === INDEX) return { status: 200, contentType: HTML, body: async () => index };
        if (outsideHref(url.href) !== undefined) return { status: 200, contentType: 'text/plain' };
        return fromDisk(url, root, notice);
      }),
    limits: { ...LIST_LIMITS, depthLimit: 1, maxPages: paths.length + 1 },
    // One file after the other, as they were named: reports of the same files are the same, however the disk answers.
    crawl: {
      respectRobots: false,
      useSitemaps: false,
      avoidTraps: false,
      rate: { start: 0, min: 0, max: 0, inFlight: 1 },
    },
    scaffold: { url: INDEX, name: undefined, hasLines: false },
    adapt: judgeOutside(),
    rename: (url) => outsideHref(url) ?? pathOf(url),
  };
}

function urlOf(path: string, root: string): string {
  const inside = relative(root, resolve(root, path));
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new UsageError(`${path} is not below the working folder. Run the command in a folder that holds all files.`);
  }
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
  const inside = decoded(pathname);
  if (inside.includes('\0') || inside.split(/[/\\]/).includes('..')) return MISSING;
  const path = join(root, inside);
  try {
    const found = await stat(path);
    await access(path, constants.R_OK);
    if (found.isDirectory()) return await fromFolder(path, root, notice);
    // `file.md/` is not the file.
    return inside.endsWith('/') || !found.isFile() ? MISSING : fromFile(path, root, notice);
  } catch (error) {
    return hasCode(error, 'EACCES') ? FORBIDDEN : MISSING;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A folder is there for whoever links it; fragments are those of the file that is shown for it. */
async function fromFolder(path: string, root: string, notice: (text: string) => void): Promise<LocalAnswer> {
  const index = await folderIndex(path);
  return index === undefined ? { status: 200, contentType: 'inode/directory' } : fromFile(index, root, notice);
}

function fromFile(path: string, root: string, notice: (text: string) => void): LocalAnswer {
  const kind = documentKind(path);
  if (kind === undefined) return { status: 200, contentType: 'application/octet-stream' };
  const name = relative(root, path);
  const document = {
    path,
    kind,
    depth: name.split(sep).length - 1,
    notice: (sentence: string) => notice(`${name}: ${sentence}`),
  };
  const body = () => readDocument(document);
  return { status: 200, contentType: contentTypeOf(path, kind), body };
}

/** HTML may say itself in which charset it is written; what we made is UTF-8. */
function contentTypeOf(path: string, kind: DocumentKind): string {
  if (kind !== 'html') return 'text/html; charset=utf-8';
  return /\.xhtml$/i.test(path) ? 'application/xhtml+xml' : 'text/html';
}
