import { faultCodes } from '../report/baseline.ts';
import type { CheckResult } from '../report/check-result.ts';
import { FAULTS } from '../report/reasons.ts';
import type { ReportedTarget } from '../report/site-report.ts';
import { remarks } from './closing.ts';
import { escapeMarkup } from './escape-markup.ts';
import { explainHeaded } from './explain.ts';
import { places, standing, whereOnPage } from './places.ts';

const PAGES_NAMED = 20;
/** Suite of targets that only a sitemap or the command line names. */
const NO_PAGE = 'not linked from a page';

type Outcome = 'passed' | 'failure' | 'skipped';

/** JUnit XML: a suite for each page, and a case for each target in the suite of the first page that links to it. */
export function* junitReport(result: CheckResult): Generator<string> {
  const { report, run } = result;
  const suites = byFirstPage(result);
  const failed = [...remarks(result)].filter(({ tone }) => tone === 'bad');
  let failures = 0;
  for (const target of report.targets()) if (outcomeOf(target, result) === 'failure') failures++;
  const tests = report.progress.targets + failed.length;
  const counts = `tests="${tests}" failures="${failures}" errors="${failed.length}"`;
  yield '<?xml version="1.0" encoding="UTF-8"?>';
  yield `<testsuites name="linkvitals" ${counts} time="${(run.durationMs / 1_000).toFixed(3)}">`;
  for (const [page, ids] of suites) yield* suite(page, ids, result);
  if (failed.length > 0) {
    const name = escapeMarkup(run.startUrl);
    yield `<testsuite name="${name}" tests="1" failures="0" errors="1" skipped="0" time="0">`;
    for (const { text } of failed) {
      yield `<testcase classname="${name}" name="crawl" time="0"><error message="${escapeMarkup(text)}" type="crawl"/></testcase>`;
    }
    yield '</testsuite>';
  }
  yield '</testsuites>';
}

function* suite(page: string, ids: readonly number[], result: CheckResult): Generator<string> {
  const counts: Record<Outcome, number> = { passed: 0, failure: 0, skipped: 0 };
  const targets = function* () {
    for (const id of ids) {
      const target = result.report.target(id);
      if (target !== undefined) yield target;
    }
  };
  for (const target of targets()) counts[outcomeOf(target, result)]++;
  const name = escapeMarkup(page);
  const numbers = `tests="${ids.length}" failures="${counts.failure}" errors="0" skipped="${counts.skipped}"`;
  yield `<testsuite name="${name}" ${numbers} time="0">`;
  for (const target of targets()) yield* testcase(target, name, result);
  yield '</testsuite>';
}

function* testcase(target: ReportedTarget, classname: string, result: CheckResult): Generator<string> {
  const open = `<testcase classname="${classname}" name="${escapeMarkup(target.url)}" time="0"`;
  const outcome = outcomeOf(target, result);
  if (outcome === 'passed') {
    yield `${open}/>`;
    return;
  }
  const [code] = faultCodes(target);
  const title = code === undefined ? `Not checked: ${target.reason}` : FAULTS[code].title;
  const note = outcome === 'skipped' && result.grade(target).known ? 'known: ' : '';
  const message = escapeMarkup(`${note}${title}${target.status === undefined ? '' : ` (status ${target.status})`}`);
  if (outcome === 'skipped') {
    yield `${open}><skipped message="${message}"/></testcase>`;
    return;
  }
  yield `${open}><failure message="${message}" type="${code ?? target.reason}">`;
  for (const sentence of explainHeaded(target)) yield escapeMarkup(sentence);
  const { shown, more } = places(target, PAGES_NAMED);
  for (const page of shown) {
    yield escapeMarkup(`${standing(page)} ${page.pageUrl}${whereOnPage(page, (text) => `"${text}"`)}`);
  }
  if (more > 0) yield `and on ${more} more`;
  yield '</failure></testcase>';
}

function outcomeOf(target: ReportedTarget, result: CheckResult): Outcome {
  const { fails, kind } = result.grade(target);
  if (fails) return 'failure';
  // Broken targets that --fail-on or a baseline lets pass are `skipped` too, because they are no success.
  return target.verdict === 'ok' && (kind === undefined || kind === 'warning') ? 'passed' : 'skipped';
}

function byFirstPage({ report }: CheckResult): Map<string, number[]> {
  const suites = new Map<string, number[]>();
  for (const target of report.targets()) {
    const [first] = places(target, 1).shown;
    const page = first?.pageUrl ?? NO_PAGE;
    const known = suites.get(page);
    if (known === undefined) suites.set(page, [target.id]);
    else known.push(target.id);
  }
  return suites;
}
