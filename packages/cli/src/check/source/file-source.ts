import { access, constants, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inertWords } from '@linkvitals/contract/inert-text';
import { compileExclusions } from '@linkvitals/crawler';
import type { Io } from '../../io.ts';
import { NothingToCheck } from '../../nothing-to-check.ts';
import { escapeMarkup } from '../formats/escape-markup.ts';
import type { CheckOptions } from '../options/check-options.ts';
import { PRIVATE_RANGES } from '../options/private-ranges.ts';
import { answerLocally, type LocalAnswer } from './answer-locally.ts';
import { type DocumentKind, documentKind } from './document-kind.ts';
import { FileRecords } from './file-records.ts';
import { fileName, filePath, fileUrl, INDEX, isFileUrl, placeOf } from './file-urls.ts';
import { readDocument } from './local-document.ts';
import { hasPlaceholder } from './placeholder.ts';
import { LIST_LIMITS, type Source } from './source.ts';

const HTML = 'text/html; charset=utf-8';

const UNREAD: LocalAnswer = { status: 200, contentType: 'text/plain' };
const MISSING: LocalAnswer = { status: 404, contentType: 'text/plain' };
const FORBIDDEN: LocalAnswer = { status: 403, contentType: 'text/plain' };

/**
 * A source of HTML, Markdown, MDX and text files: their links are checked, relative ones on disk, with fragments. The
 * working folder is the root of `/path`.
 *
 * @throws NothingToCheck when the patterns leave out all of them
 */
export function fileSource(paths: readonly string[], options: CheckOptions, io: Io): Source {
  const root = io.cwd;
  const notices = new Set<string>();
  const notice = (text: string): void => {
    if (!notices.has(text)) io.stderr.write(`${inertWords(text)}\n`);
    notices.add(text);
  };
  const isLeftOut = patternFilter(options);
  const urls = paths.map((path) => fileUrl(path, root));
  const records = new FileRecords(isLeftOut, urls);
  if (urls.every(isLeftOut)) throw new NothingToCheck('--include and --exclude leave out every file.');
  const index = urls.map((url) => `<a href="${escapeMarkup(url)}"></a>`).join('\n');
  return {
    name: paths.length === 1 ? (paths[0] ?? '') : `${paths.length} files`,
    start: { url: new URL(INDEX), fallbackToHttp: false },
    answers: isAnswered,
    access: { allowCidrs: options.allowPrivate ? PRIVATE_RANGES : [], connectTo: [] },
    wrap: (outbound) =>
      answerLocally(outbound, isAnswered, {
        answer: async ({ href }) => {
          if (href === INDEX) return { status: 200, contentType: HTML, body: async () => index };
          if (!isFileUrl(href)) return UNREAD;
          const place = placeOf(href);
          return place.isOutside || isLeftOut(href) ? UNREAD : fromDisk(filePath(place), root, notice);
        },
        options,
      }),
    limits: { ...LIST_LIMITS, depthLimit: 1, maxPages: paths.length + 1 },
    // Files are read one after the other, in the given order, so that reports of the same files are equal whatever the
    // disk's speed.
    crawl: {
      respectRobots: false,
      useSitemaps: false,
      avoidTraps: false,
      rate: { start: 0, min: 0, max: 0, inFlight: 1 },
      include: [],
      exclude: [],
    },
    scaffold: { url: INDEX, name: undefined, hasLines: false },
    adapt: (record) => records.adapt(record),
    rename: fileName,
  };
}

/** Whether a URL is answered locally. An address with a placeholder is, so that no other host gets it. */
const isAnswered = (url: string): boolean => isFileUrl(url) || hasPlaceholder(url);

/** A filter by patterns, which apply to paths from the working folder on. */
function patternFilter({ include = [], exclude = [] }: CheckOptions): (url: string) => boolean {
  const isExcluded = compileExclusions(exclude);
  const isIncluded = include.length === 0 ? () => true : compileExclusions(include);
  return (url) => {
    const { path } = placeOf(url);
    const plain = `http://files.invalid/${path}`;
    return isExcluded(plain) || !isIncluded(plain);
  };
}

async function fromDisk(inside: string, root: string, notice: (text: string) => void): Promise<LocalAnswer> {
  if (inside.includes('\0') || inside.split(/[/\\]/).includes('..')) return MISSING;
  const path = join(root, inside);
  try {
    const found = await stat(path);
    await access(path, constants.R_OK);
    if (found.isDirectory()) return await fromFolder(path, root, notice);
    // `file.md/` is another path than that of the file.
    return inside.endsWith('/') || !found.isFile() ? MISSING : fromFile(path, root, notice);
  } catch (error) {
    if (!hasCode(error, 'EACCES')) return MISSING;
    if (documentKind(path) !== undefined) notice(`${relative(root, path)} may not be read: its links are not checked.`);
    return FORBIDDEN;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The answer for a folder, which exists for every link; its fragments are those of its index file. */
async function fromFolder(path: string, root: string, notice: (text: string) => void): Promise<LocalAnswer> {
  const index = await folderIndex(path);
  return index === undefined ? { status: 200, contentType: 'inode/directory' } : fromFile(index, root, notice);
}

function fromFile(path: string, root: string, notice: (text: string) => void): LocalAnswer {
  const kind = documentKind(path);
  if (kind === undefined) return { status: 200, contentType: 'application/octet-stream' };
  const name = relative(root, path);
  const body = () => readDocument({ path, kind, notice: (sentence) => notice(`${name}: ${sentence}`) });
  return { status: 200, contentType: contentTypeOf(path, kind), body };
}

/** The content type of a file. HTML may declare its own charset; HTML made of other formats is UTF-8. */
function contentTypeOf(path: string, kind: DocumentKind): string {
  if (kind !== 'html') return 'text/html; charset=utf-8';
  return /\.xhtml$/i.test(path) ? 'application/xhtml+xml' : 'text/html';
}

/** Names of index files; the first that exists wins. */
const INDEXES = ['index.html', 'index.htm', 'index.md', 'index.mdx', 'readme.md', 'readme.mdx'];

/** Path of the file that is shown for a folder; undefined when there is none. */
async function folderIndex(folder: string): Promise<string | undefined> {
  const names = await readdir(folder);
  const found = INDEXES.flatMap((index) => names.find((name) => name.toLowerCase() === index) ?? []);
  return found[0] === undefined ? undefined : join(folder, found[0]);
}
