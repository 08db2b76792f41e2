import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compileExclusions } from '@linkvitals/crawler';
import type { Io } from '../../io.ts';
import { NothingToCheck } from '../../nothing-to-check.ts';
import { UsageError } from '../../usage-error.ts';
import type { CheckOptions } from '../check-options.ts';
import { escapeMarkup } from '../formats/escape-markup.ts';
import { inert } from '../formats/inert.ts';
import { PRIVATE_RANGES } from '../private-ranges.ts';
import { textOfBytes } from '../text-of-bytes.ts';
import { answerLocally, isOf } from './answer-locally.ts';
import { LIST_LIMITS, type Source } from './source.ts';

/** No such host can exist (RFC 2606, section 2), so every URL of the list is one of another host. */
const ORIGIN = 'http://list.invalid';

/** The URLs of a file, or of stdin: each is checked, none is read. */
export async function listSource(path: string, options: CheckOptions, io: Io): Promise<Source> {
  const name = path === '-' ? 'stdin' : path;
  const { html, mistakes } = listPage(await textOf(path, io), { name, ...options });
  for (const [standIn, text] of mistakes) {
    const line = standIn.slice('http://['.length);
    io.stderr.write(`${inert(name)}, ${line}: ${JSON.stringify(text)} is no URL. Begin it with http:// or https://.\n`);
  }
  return {
    name,
    start: { url: new URL(`${ORIGIN}/`), fallbackToHttp: false },
    access: { allowCidrs: options.allowPrivate ? PRIVATE_RANGES : [], connectTo: [] },
    wrap: (outbound) =>
      answerLocally(outbound, isOf(ORIGIN), async () => {
        return { status: 200, contentType: 'text/html; charset=utf-8', body: async () => html };
      }),
    limits: LIST_LIMITS,
    crawl: { respectRobots: false, useSitemaps: false, exclude: [], include: [] },
    scaffold: { url: `${ORIGIN}/`, name, hasLines: true },
    rename: (url) => mistakes.get(url) ?? url,
  };
}

async function textOf(path: string, { stdin, cwd }: Io): Promise<string> {
  if (path !== '-') {
    try {
      return textOfBytes(await readFile(resolve(cwd, path)));
    } catch (error) {
      throw new UsageError(`The list ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return textOfBytes(Buffer.concat(chunks));
}

interface ListPage {
  readonly html: string;
  /** What stands on lines that hold no URL, by the link that stands for it. */
  readonly mistakes: ReadonlyMap<string, string>;
}

/**
 * A page with the URLs of the list on the same lines. Blank lines and lines that start with `#` are passed over; a line
 * that holds no URL becomes a link that cannot work, so that it is reported like any other.
 *
 * @throws NothingToCheck when no line is left
 */
function listPage(text: string, how: { name: string } & Pick<CheckOptions, 'include' | 'exclude'>): ListPage {
  const isExcluded = compileExclusions(how.exclude ?? []);
  const isIncluded = how.include?.length ? compileExclusions(how.include) : () => true;
  const mistakes = new Map<string, string>();
  let given = 0;
  let taken = 0;
  const lines = text.split(/\r\n|\r|\n/);
  const html = lines.map((line, at) => {
    const url = line.trim();
    if (url === '' || url.startsWith('#')) return '';
    given++;
    const isUrl = URL.canParse(url);
    if (isUrl && /^https?:/i.test(url) && (isExcluded(url) || !isIncluded(url))) return '';
    taken++;
    if (isUrl || /^https?:/i.test(url)) return `<a href="${escapeMarkup(url)}"></a>`;
    const standIn = `http://[line ${at + 1}`;
    mistakes.set(standIn, url);
    return `<a href="${standIn}"></a>`;
  });
  if (given === 0)
    throw new NothingToCheck(`${how.name} names no URL. Write one on each line, as in https://example.com/`);
  if (taken === 0) throw new NothingToCheck(`--include and --exclude leave out every URL of ${how.name}.`);
  return { html: html.join('\n'), mistakes };
}
