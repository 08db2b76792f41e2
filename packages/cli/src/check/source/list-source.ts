import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compileExclusions } from '@linkvitals/crawler';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import type { CheckOptions } from '../check-options.ts';
import { escapeMarkup } from '../formats/escape-markup.ts';
import { PRIVATE_RANGES } from '../private-ranges.ts';
import { answerLocally } from './answer-locally.ts';
import { LIST_LIMITS, type Source } from './source.ts';

/** No such host can exist (RFC 2606, section 2), so every URL of the list is one of another host. */
const ORIGIN = 'http://list.invalid';

/** The URLs of a file, or of stdin: each is checked, none is read. */
export async function listSource(path: string, options: CheckOptions, io: Io): Promise<Source> {
  const name = path === '-' ? 'stdin' : path;
  const html = listPage(await textOf(path, io), { name, ...options });
  return {
    name,
    start: { url: new URL(`${ORIGIN}/`), fallbackToHttp: false },
    access: { allowCidrs: options.allowPrivate ? PRIVATE_RANGES : [], connectTo: [] },
    wrap: (outbound) =>
      answerLocally(outbound, ORIGIN, async () => {
        return { status: 200, contentType: 'text/html; charset=utf-8', body: async () => html };
      }),
    limits: LIST_LIMITS,
    crawl: { respectRobots: false, useSitemaps: false, exclude: [], include: [] },
    scaffold: { url: `${ORIGIN}/`, name, hasLines: true },
  };
}

async function textOf(path: string, { stdin, cwd }: Io): Promise<string> {
  if (path !== '-') {
    try {
      return await readFile(resolve(cwd, path), 'utf8');
    } catch (error) {
      throw new UsageError(`The list ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** A page with the URLs of the list on the same lines. Blank lines and lines that start with `#` are passed over. */
function listPage(text: string, how: { name: string } & Pick<CheckOptions, 'include' | 'exclude'>): string {
  const isExcluded = compileExclusions(how.exclude ?? []);
  const isIncluded = how.include?.length ? compileExclusions(how.include) : () => true;
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return lines
    .map((line, at) => {
      const url = line.trim();
      if (url === '' || url.startsWith('#')) return '';
      if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
        throw new UsageError(`Line ${at + 1} of ${how.name} is no http:// or https:// URL: ${JSON.stringify(url)}`);
      }
      return isExcluded(url) || !isIncluded(url) ? '' : `<a href="${escapeMarkup(url)}"></a>`;
    })
    .join('\n');
}
