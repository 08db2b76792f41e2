import { inertWords } from '@linkvitals/contract/inert-text';
import { readableUrl } from '@linkvitals/contract/readable/url';
import { faultCodes } from '../report/baseline.ts';
import type { CheckResult, Grade } from '../report/check-result.ts';
import { FAULTS } from '../report/reasons.ts';
import type { ReportedTarget } from '../report/site-report.ts';
import { remarks, seconds, totals } from './closing.ts';
import { explainHeaded } from './explain.ts';
import { isLocalFile, places, whereOnPage } from './places.ts';

const PAGES_NAMED = 5;

/** Workflow commands of GitHub Actions: one annotation for each problem, in the file where the link stands if there is one. */
export function* githubAnnotations(result: CheckResult): Generator<string> {
  for (const { target, grade } of result.problems()) yield annotation(target, grade);
  for (const { tone, text } of remarks(result)) {
    yield `::${tone === 'bad' ? 'error' : 'warning'} title=Link check::${data(text)}`;
  }
  const fixed = result.fixed();
  const more = fixed.length === 0 ? '' : ` Fixed since the baseline: ${fixed.map((url) => readableUrl(url)).join(' ')}`;
  const line = totals(result).join(', ');
  yield `::notice title=Link check::${data(`${line} (${seconds(result.run.durationMs)}).${more}`)}`;
}

function annotation(target: ReportedTarget, grade: Grade): string {
  const [code] = faultCodes(target);
  const { shown, more } = places(target, PAGES_NAMED);
  const [first] = shown;
  const where = shown
    .map((page) => `${readableUrl(page.pageUrl)}${whereOnPage({ ...page, besides: 0 }, () => '')}`)
    .join('; ');
  const title = `${grade.known ? 'Known: ' : ''}${code === undefined ? target.reason : FAULTS[code].title}`;
  const file =
    first !== undefined && isLocalFile(first.pageUrl)
      ? `file=${property(first.pageUrl)},line=${Math.max(first.line, 1)},`
      : '';
  const message = [
    `${readableUrl(target.url)} (${target.status ?? target.reason})`,
    ...explainHeaded(target),
    ...(where === '' ? [] : [`on ${where}${more > 0 ? ` and ${more} more` : ''}`]),
  ].join('\n');
  return `::${level(grade)} ${file}title=${property(title)}::${data(message)}`;
}

function level({ fails, known }: Grade): 'error' | 'warning' | 'notice' {
  if (fails) return 'error';
  return known ? 'notice' : 'warning';
}

/** Escapes `%`, CR and LF for the runner, and takes out other control characters. */
function data(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => inertWords(line).replaceAll('%', '%25'));
  return lines.join('%0A');
}

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
