import { inertWords } from '@linkvitals/contract/inert-text';
import { readableUrl } from '@linkvitals/contract/readable/url';
import { createColors } from 'picocolors';
import { faultCodes } from '../report/baseline.ts';
import type { CheckResult, Grade } from '../report/check-result.ts';
import type { ReportedTarget } from '../report/site-report.ts';
import { knownBroken, remarks, seconds, totals, unlisted } from './closing.ts';
import { explain } from './explain.ts';
import { causeOf, FEW } from './one-cause.ts';
import { places, standing, whereOnPage } from './places.ts';

/** The number of pages that are listed under a broken target; JSON has all of them. */
const PAGES_SHOWN = 5;

type Paint = ReturnType<typeof createColors>;

/** A report for people: broken targets with their places, fixed ones, and one line that sums up. */
export function* textReport(result: CheckResult, { color }: { readonly color: boolean }): Generator<string> {
  const paint = createColors(color);
  yield* problems(result, paint);
  const fixed = result.fixed();
  if (fixed.length > 0) {
    yield paint.green('FIXED SINCE THE BASELINE');
    for (const url of fixed) yield `        ${inertWords(readableUrl(url))}`;
    yield '';
  }
  for (const { tone, text } of remarks(result))
    yield { bad: paint.red, careful: paint.yellow, plain: String }[tone](text);
  const parts = totals({ report: result.report, known: knownBroken(result) });
  const { broken } = result.report.summary();
  const painted = parts.map((part, at) => (at === 2 ? (broken > 0 ? paint.red(part) : paint.green(part)) : part));
  yield `${painted.join(', ')} (${seconds(result.run.durationMs)})`;
  for (const hint of unlisted(result)) yield paint.dim(hint);
}

function* problems(result: CheckResult, paint: Paint): Generator<string> {
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
  const row = (status: string, reason: string, target: string) =>
    `${status.padEnd(6)}  ${reason.padEnd(width)}  ${target}`;
  const what = onlyBroken ? 'BROKEN LINK' : 'LINK';
  yield paint.bold(row('STATUS', 'REASON', `${what} AND WHERE IT STANDS`));
  const shownCauses = new Set<string>();
  for (const { target, grade } of result.problems()) {
    const cause = causeIn(target, grade) ?? '';
    const alike = ofCause.get(cause) ?? 1;
    if (alike > FEW && shownCauses.has(cause)) continue;
    shownCauses.add(cause);
    const line = row(
      String(target.status ?? '-'),
      label(target),
      `${inertWords(readableUrl(target.url))}${mark(grade)}`,
    );
    yield paintOf(grade, paint)(line);
    const more = alike > FEW ? [`and ${alike - 1} more of the same cause (--format json lists all)`] : [];
    for (const where of [...details(target), ...more]) yield paint.dim(`${' '.repeat(width + 10)}${where}`);
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
