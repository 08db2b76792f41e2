import { isNoindex } from '../findings/is-noindex.ts';
import { readPage } from '../page/read-page.ts';
import { sourceText } from '../page/text/source-text.ts';
import { saysNotFound } from './says-not-found.ts';

const FEW_WORDS = 25;
/** Scripts that have no spaces between words; two characters are about a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** Share of the words that two pages have in common when they differ only in a name. */
const NEARLY_EQUAL = 0.9;
/** Names that frameworks give to their error pages. */
const ERROR_SHELL =
  /\b(?:id|class)\s*=\s*["'][^"'<>]{0,200}\b(?:error-?404|page-?404|404-?page|page-?not-?found|not-?found-?page)\b/i;

export interface NotFoundSignals {
  readonly title: string | null;
  /** The page has a mark of an error page: in its title, its heading, or a class or id. */
  readonly strong: boolean;
  /** The page has a property that most error pages have: noindex, or hardly any text. */
  readonly supporting: boolean;
  /** The words of the page, without those of its own URL. */
  readonly words: ReadonlySet<string>;
}

/** Finds the signals of an error page, in a page with a status of success. The body text alone is never a signal. */
export function notFoundSignals(html: string, page: { url: string; robotsHeader: string }): NotFoundSignals {
  const { title, robots } = readPage(html, 0);
  const words = wordsOf(sourceText(html, { seen: true }));
  const strong = saysNotFound(title ?? '') || saysNotFound(firstHeading(html)) || ERROR_SHELL.test(html);
  const own = new Set(wordsOf(decoded(page.url)));
  return {
    title,
    strong,
    supporting: isNoindex(robots, page.robotsHeader) || count(words) <= FEW_WORDS,
    words: new Set(words.filter((word) => !own.has(word))),
  };
}

/** The pages are the same but for a few words. */
export function areNearlyEqual(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let common = 0;
  for (const word of one) if (other.has(word)) common++;
  return common >= NEARLY_EQUAL * (one.size + other.size - common);
}

function count(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + Math.max(1, (word.match(UNSPACED)?.length ?? 0) / 2), 0);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function firstHeading(html: string): string {
  const lower = html.toLowerCase();
  const start = lower.indexOf('<h1');
  const end = start === -1 ? -1 : lower.indexOf('</h1', start);
  return end === -1 ? '' : sourceText(html.slice(start, end)).trim();
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
