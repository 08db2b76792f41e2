import { inertWords } from '@linkvitals/contract/inert-text';
import { readableUrl } from '@linkvitals/contract/readable/url';
import type { CheckResult, Grade } from '../report/check-result.ts';
import type { ReportedTarget } from '../report/site-report.ts';
import { remarks, seconds, totals } from './closing.ts';
import { escapeMarkup } from './escape-markup.ts';
import { finalUrl, headings } from './explain.ts';
import { isWebAddress, linesOf, type PageWithLink, places, standing } from './places.ts';
import { firstFixes } from './say-fix.ts';

/** Max characters of the report. A comment on GitHub takes 65,536; some are left for the caller's text around the report. */
const MAX_CHARACTERS = 60_000;
/** Characters that are kept for the lines about left-out parts. */
const RESERVED = 500;
const SHOWN = 200;
const PAGES_NAMED = 3;

/** GitHub Flavored Markdown for a comment on a pull request; its length is bounded. */
export function* markdownReport(result: CheckResult): Generator<string> {
  const { report } = result;
  const { broken, end } = report.summary();
  const good = !result.fails && end?.outcome === 'completed';
  const budget = new Budget();
  yield `### ${good ? '✅' : '❌'} Link check: ${broken > 0 ? `${broken} broken` : 'none broken'}`;
  yield '';
  yield* fixList(result, budget);
  for (const { text } of remarks(result)) yield* budget.take([`> ${plain(text)}`, '']);
  yield* budget.take([`${plain(totals(result).join(', '))} (${seconds(result.run.durationMs)})`]);
  yield* problemTable(result, budget);
  yield* fixedList(result.fixed(), budget);
}

function* fixList(result: CheckResult, budget: Budget): Generator<string> {
  const { shown, others } = firstFixes(result);
  if (shown.length === 0) return;
  yield* budget.take(['**What to fix first**', '']);
  for (const { subject, advice } of shown) {
    const line = `1. ${plain(subject)}<br>${plain(advice)}`;
    if (budget.has(line)) yield* budget.take([line]);
  }
  yield* budget.take(others === undefined ? [''] : ['', plain(others), '']);
}

function* problemTable(result: CheckResult, budget: Budget): Generator<string> {
  let count = 0;
  let left = 0;
  for (const { target, grade } of result.problems()) {
    if (count === 0) yield* budget.take(['', '| Status | Problem | Link | Found on |', '| --- | --- | --- | --- |']);
    count++;
    const line = row(target, grade);
    if (count <= SHOWN && budget.has(line)) yield* budget.take([line]);
    else left++;
  }
  if (left > 0) yield* ['', `And ${left} more that do not fit in here.`];
}

function* fixedList(fixed: readonly string[], budget: Budget): Generator<string> {
  if (fixed.length === 0) return;
  const lines: string[] = [];
  for (const url of fixed.slice(0, SHOWN)) {
    const line = `- ${linked(url)}`;
    if (budget.has(line)) lines.push(...budget.take([line]));
  }
  yield* ['', '**Fixed since the baseline**', '', ...lines];
  if (lines.length < fixed.length) yield `- and ${fixed.length - lines.length} more`;
}

function row(target: ReportedTarget, { known }: Grade): string {
  const { shown, more } = places(target, PAGES_NAMED);
  const { titles, detail } = headings(target);
  const final = finalUrl(target);
  const where = shown.map((page) => `${preposition(page.kind)}${linked(page.pageUrl)}${linesOn(page)}`);
  const cells = [
    String(target.status ?? '–'),
    `${titles.map(plain).join('; ')}${known ? ' (known)' : ''}${detail === undefined ? '' : `<br>${plain(detail)}`}`,
    final === undefined ? linked(target.url) : `${linked(target.url)}<br>leads to ${linked(final)}`,
    [...where, ...(more > 0 ? [`and ${more} more`] : [])].join('<br>'),
  ];
  return `| ${cells.join(' | ')} |`;
}

const preposition = (kind: PageWithLink['kind']): string =>
  standing({ kind }) === 'on' ? '' : `${standing({ kind })} `;

/** ` lines 2 and 7`, without the texts. */
function linesOn({ spots }: PageWithLink): string {
  const lines = spots.flatMap((spot) => spot.lines).sort((a, b) => a - b);
  return lines.length === 0 ? '' : ` ${linesOf(lines)}`;
}

/** An address as code, so that nothing in it is taken for a mention or an emoji; a web address is a link. */
function linked(url: string): string {
  const code = `<code>${plain(readableUrl(url))}</code>`;
  return isWebAddress(url) ? `<a href="${escapeMarkup(url).replaceAll('|', '%7C')}">${code}</a>` : code;
}

/** Text that Markdown takes literally: characters that could be markup become character references. */
const plain = (text: string): string =>
  inertWords(text).replace(/[^\p{L}\p{N}\p{M} (),/=?%–-]/gu, (char) =>
    /^[\x20-\x7e]$/.test(char) ? `&#${char.charCodeAt(0)};` : char,
  );

/** The characters that are left for the report. */
class Budget {
  #left = MAX_CHARACTERS - RESERVED;

  has(line: string): boolean {
    return line.length < this.#left;
  }

  take(lines: readonly string[]): readonly string[] {
    for (const { length } of lines) this.#left -= length + 1;
    return lines;
  }
}
