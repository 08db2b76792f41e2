import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type CrawlRecord, compileExclusions } from '@linkvitals/crawler';
import type { Io } from '../../io.ts';
import { NothingToCheck } from '../../nothing-to-check.ts';
import { UsageError } from '../../usage-error.ts';
import { escapeMarkup } from '../formats/escape-markup.ts';
import type { CheckOptions } from '../options/check-options.ts';
import { PRIVATE_RANGES } from '../options/private-ranges.ts';
import { systemReason } from '../report/system-reason.ts';
import { textOfBytes } from '../report/text-of-bytes.ts';
import { answerLocally, isOf } from './answer-locally.ts';
import { documentKind } from './document-kind.ts';
import { LIST_LIMITS, type Source } from './source.ts';

/** An origin whose host cannot exist (RFC 2606, section 2), so that every URL of the list has another host. */
const ORIGIN = 'http://list.invalid';

/**
 * Lines that parse as a URL and are none: of `localhost:80`, the host becomes a scheme; `http:a` is read as relative.
 */
const NO_URL = /^https?:|^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):\d{1,5}(?:[/?#]|$)/i;

/** A source of the URLs in a file, or on stdin. Each URL is checked, and none is read for links. */
export async function listSource(path: string, options: CheckOptions, io: Io): Promise<Source> {
  const name = path === '-' ? 'stdin' : path;
  const { html, mistakes } = listPage(await textOf(path, io), { name, ...options });
  return {
    name,
    start: { url: new URL(`${ORIGIN}/`), fallbackToHttp: false },
    access: { allowCidrs: options.allowPrivate ? PRIVATE_RANGES : [], connectTo: [] },
    wrap: (outbound) =>
      answerLocally(outbound, isOf(ORIGIN), {
        answer: async () => ({ status: 200, contentType: 'text/html; charset=utf-8', body: async () => html }),
        options,
      }),
    limits: LIST_LIMITS,
    crawl: { respectRobots: false, useSitemaps: false, exclude: [], include: [] },
    scaffold: { url: `${ORIGIN}/`, name, hasLines: true },
    adapt: explainMistakes(mistakes),
    rename: (url) => mistakes.get(url) ?? url,
  };
}

/** Explains lines that hold no URL. The fault is in the line, not in the link that stands for it. */
function explainMistakes(mistakes: ReadonlyMap<string, string>): (record: CrawlRecord) => CrawlRecord {
  const texts = new Map<number, string>();
  return (record) => {
    const mistake = record.type === 'target' ? mistakes.get(record.url) : undefined;
    if (record.type === 'target' && mistake !== undefined) texts.set(record.id, mistake);
    const text = record.type === 'verdict' ? texts.get(record.target) : undefined;
    if (record.type !== 'verdict' || text === undefined) return record;
    const what = /^https?:/i.test(text) ? 'no // behind its scheme' : 'no scheme';
    const isDocument = /^(?:markdown|mdx)$/.test(documentKind(text) ?? '');
    const file = !isDocument ? '' : ' To check the links of a file, name it as an argument.';
    return { ...record, detail: `The line has ${what}. Begin it with http:// or https://.${file}` };
  };
}

async function textOf(path: string, { stdin, cwd }: Io): Promise<string> {
  if (path !== '-') {
    try {
      return textOfBytes(await readFile(resolve(cwd, path)));
    } catch (error) {
      throw new UsageError(`The list ${path} cannot be read: ${systemReason(error)}.`);
    }
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return textOfBytes(Buffer.concat(chunks));
}

interface ListPage {
  readonly html: string;
  /** The text of each line that holds no URL, by the link that stands for it. */
  readonly mistakes: ReadonlyMap<string, string>;
}

/**
 * A page with the URLs of the list on the same lines. Blank lines and lines that start with `#` are ignored. A line
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
    const isWeb = /^https?:\/\//i.test(url);
    const isUrl = URL.canParse(url) && (isWeb || !NO_URL.test(url));
    if (isUrl && isWeb && (isExcluded(url) || !isIncluded(url))) return '';
    taken++;
    if (isUrl || isWeb) return `<a href="${escapeMarkup(url)}"></a>`;
    const standIn = `http://[line ${at + 1}`;
    mistakes.set(standIn, url);
    return `<a href="${standIn}"></a>`;
  });
  if (given === 0)
    throw new NothingToCheck(`${how.name} names no URL. Write one on each line, as in https://example.com/`);
  if (taken === 0) throw new NothingToCheck(`--include and --exclude leave out every URL of ${how.name}.`);
  return { html: html.join('\n'), mistakes };
}
