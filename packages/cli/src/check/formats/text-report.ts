import { inertWords } from '@linkvitals/contract/inert-text';
import { readableUrl } from '@linkvitals/contract/readable/url';
import { createColors } from 'picocolors';
import { faultCodes } from '../report/baseline.ts';
import type { CheckResult, Grade } from '../report/check-result.ts';
import type { ReportedTarget } from '../report/site-report.ts';
import { remarks, seconds, totals, unlisted } from './closing.ts';
import { explain } from './explain.ts';
import { causeOf, FEW } from './one-cause.ts';
import { places, standing, whereOnPage } from './places.ts';
import { firstFixes } from './say-fix.ts';
import { textTable } from './text-table.ts';
import { wrapText } from './wrap-text.ts';

/** The number of pages that are listed under a broken target; JSON has all of them. */
const PAGES_SHOWN = 5;

type Paint = ReturnType<typeof createColors>;

/** Makes lines of a text that fit into the window. @param hang indent of the further lines */
type Wrap = (text: string, hang?: number) => string[];

interface TextOptions {
  readonly color: boolean;
  /** Columns of the window. Undefined: lines may have any length. */
  readonly columns?: number | undefined;
}

/** A report for people: what to fix first, broken targets with their places, fixed ones, and one line that sums up. */
export function* textReport(result: CheckResult, { color, columns }: TextOptions): Generator<string> {
  const paint = createColors(color);
  const wrap: Wrap = (text, hang) => (columns === undefined ? [text] : wrapText(text, columns, hang));
  yield* fixList(result, paint, wrap);
  yield* problems(result, paint, columns);
  const fixed = result.fixed();
  if (fixed.length > 0) {
    yield paint.green('FIXED SINCE THE BASELINE');
    for (const url of fixed) yield* wrap(`        ${inertWords(readableUrl(url))}`, 10);
    yield '';
  }
  const tones = { bad: paint.red, careful: paint.yellow, plain: String };
  for (const { tone, text } of remarks(result)) yield* wrap(text).map((line) => tones[tone](line));
  yield* sum(result, paint, columns);
  for (const hint of unlisted(result)) yield* wrap(hint).map((line) => paint.dim(line));
}

/** The first fixes, each with what to do. */
function* fixList(result: CheckResult, paint: Paint, wrap: Wrap): Generator<string> {
  const { shown, others } = firstFixes(result);
  if (shown.length === 0) return;
  yield paint.bold('WHAT TO FIX FIRST');
  for (const [at, { subject, advice }] of shown.entries()) {
    yield* wrap(`${at + 1}. ${inertWords(subject)}`, 3);
    yield* wrap(`   ${inertWords(advice)}`, 3).map((line) => paint.dim(line));
  }
  if (others !== undefined) yield* wrap(`   ${others}`, 3).map((line) => paint.dim(line));
  yield '';
}

/** The line of numbers, with a line break between two numbers where the window ends. */
function* sum(result: CheckResult, paint: Paint, columns = Number.POSITIVE_INFINITY): Generator<string> {
  const parts = totals(result);
  const { broken } = result.report.summary();
  let [line, used] = ['', 0];
  for (const [at, part] of parts.entries()) {
    const text = at < parts.length - 1 ? `${part},` : `${part} (${seconds(result.run.durationMs)})`;
    if (used > 0 && used + 1 + text.length > columns) {
      yield line;
      [line, used] = ['', 0];
    }
    const painted = at === 2 ? (broken > 0 ? paint.red : paint.green)(part) + text.slice(part.length) : text;
    line += used > 0 ? ` ${painted}` : painted;
    used += text.length + (used > 0 ? 1 : 0);
  }
  yield line;
}

function* problems(result: CheckResult, paint: Paint, columns?: number): Generator<string> {
  let width = 'REASON'.length;
  let some = false;
  let onlyBroken = true;
  const ofCause = new Map<string, number>();
  for (const { target, grade } of result.problems()) {
    some = true;
    const cause = causeIn(target, grade);
    if (cause !== undefined) ofCause.set(cause, (ofCause.get(cause) ?? 0) + 1);
    if (grade.kind !== 'broken') onlyBroken = false;
    width = Math.max(width, label(target).length);
  }
  if (!some) return;
  const { row, below } = textTable(width, columns);
  const what = onlyBroken ? 'BROKEN LINK' : 'LINK';
  yield* row('STATUS', 'REASON', `${what} AND WHERE IT STANDS`).map((line) => paint.bold(line));
  const shownCauses = new Set<string>();
  for (const { target, grade } of result.problems()) {
    const cause = causeIn(target, grade) ?? '';
    const alike = ofCause.get(cause) ?? 1;
    if (alike > FEW && shownCauses.has(cause)) continue;
    shownCauses.add(cause);
    const url = `${inertWords(readableUrl(target.url))}${mark(grade)}`;
    const tint = paintOf(grade, paint);
    yield* row(String(target.status ?? '-'), label(target), url).map((line) => tint(line));
    const more = alike > FEW ? [`and ${alike - 1} more of the same cause (--format json lists all)`] : [];
    for (const where of [...details(target), ...more]) yield* below(where).map((line) => paint.dim(line));
  }
  yield '';
}

const causeIn = (target: ReportedTarget, { kind, known }: Grade): string | undefined => {
  const cause = causeOf(target);
  return cause && `${kind} ${known} ${cause}`;
};

const label = (target: ReportedTarget): string => faultCodes(target).join(', ') || target.reason;
const mark = ({ known }: Grade): string => (known ? '  (known)' : '');

function paintOf({ kind, known }: Grade, paint: Paint): (text: string) => string {
  if (known) return paint.dim;
  return kind === 'broken' ? paint.red : paint.yellow;
}

function* details(target: ReportedTarget): Generator<string> {
  for (const sentence of explain(target)) yield inertWords(sentence);
  const { shown, more } = places(target, PAGES_SHOWN);
  for (const page of shown) {
    yield `${standing(page)} ${inertWords(readableUrl(page.pageUrl))}${whereOnPage(page, (text) => `"${inertWords(text)}"`)}`;
  }
  if (more > 0) yield `and on ${more} more ${more === 1 ? 'page' : 'pages'} (--format json lists all)`;
}
