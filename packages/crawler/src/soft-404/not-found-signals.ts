import { isNoindex } from '../findings/is-noindex.ts';
import { readPage } from '../page/read-page.ts';
import { sourceText } from '../page/text/source-text.ts';
import { saysNotFound } from './says-not-found.ts';

const FEW_WORDS = 25;
/** Scripts that have no spaces between words; two characters are about a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** Share of words that two answers have in common when they are the same page but for a name in it. */
const NEARLY_EQUAL = 0.9;
/** Names that frameworks give to their error pages. */
const ERROR_SHELL =
  /\b(?:id|class)\s*=\s*["'][^"'<>]{0,200}\b(?:error-?404|page-?404|404-?page|page-?not-?found|not-?found-?page)\b/i;

export interface NotFoundSignals {
  readonly title: string | null;
  /** The page says by its make that it is an error page. */
  readonly strong: boolean;
  /** The page is of a kind that error pages are of: not to be indexed, or hardly any text. */
  readonly supporting: boolean;
  /** Without those of its own address. */
  readonly words: ReadonlySet<string>;
}

/** What speaks for a page being an error page although its status says otherwise. Body text alone never does. */
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

/** The same page but for a few words. */
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
