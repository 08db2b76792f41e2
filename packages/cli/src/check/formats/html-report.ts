import { readableUrl } from '@linkvitals/contract/readable/url';
import type { CheckResult, Grade } from '../report/check-result.ts';
import type { ReportedTarget } from '../report/site-report.ts';
import { remarks, seconds, totals } from './closing.ts';
import { escapeMarkup } from './escape-markup.ts';
import { finalUrl, headings } from './explain.ts';
import { HTML_STYLE } from './html-style.ts';
import { isWebAddress, type PageWithLink, places, standing, whereOnPage } from './places.ts';

const PAGES_NAMED = 20;

/** A self-contained HTML file: no script, no request, light and dark. */
export function* htmlReport(result: CheckResult): Generator<string> {
  const name = escapeMarkup(readableUrl(result.run.startUrl));
  yield '<!doctype html>';
  yield '<html lang="en"><head><meta charset="utf-8">';
  yield `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  yield '<meta name="viewport" content="width=device-width, initial-scale=1">';
  yield '<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">';
  yield `<title>Link check of ${name}</title><style>${HTML_STYLE}</style></head><body><main>`;
  yield `<h1>Link check</h1><p class="site">${linked(result.run.startUrl)}</p>`;
  for (const { tone, text } of remarks(result)) yield `<p class="${tone}">${escapeMarkup(text)}</p>`;
  const sum = totals(result).join(', ');
  yield `<p>${escapeMarkup(sum)} (${seconds(result.run.durationMs)})</p>`;
  yield* section(result, { title: 'Broken links', kind: 'broken', belongs: ({ known }) => !known });
  yield* section(result, { title: 'Broken links that are known', kind: 'broken', belongs: ({ known }) => known });
  yield* fixedList(result.fixed());
  yield* section(result, { title: 'Links with warnings', kind: 'warning' });
  yield* section(result, { title: 'Links that could not be verified', kind: 'unverifiable' });
  yield '</main></body></html>';
}

interface Section {
  readonly title: string;
  /** Grade of the rows, for their colour. */
  readonly kind: Grade['kind'];
  readonly belongs?: (grade: Grade) => boolean;
}

function* section(result: CheckResult, { title, kind, belongs = () => true }: Section): Generator<string> {
  let count = 0;
  for (const target of result.faulty()) {
    const grade = result.grade(target);
    if (grade.kind !== kind || !belongs(grade)) continue;
    if (count++ === 0) {
      yield `<table class="${kind}"><caption>${title}</caption><thead><tr><th scope="col">Status</th><th scope="col">Problem</th>`;
      yield '<th scope="col">Link</th><th scope="col">Found on</th></tr></thead><tbody>';
    }
    yield row(target);
  }
  if (count > 0) yield '</tbody></table>';
  else if (title === 'Broken links') yield '<p class="good">No broken link.</p>';
}

function row(target: ReportedTarget): string {
  const { titles, detail } = headings(target);
  const detailHtml = detail === undefined ? '' : `<br><small>${escapeMarkup(detail)}</small>`;
  const final = finalUrl(target);
  const leads = final === undefined ? '' : `<br><small>It leads to ${linked(final)}</small>`;
  const { shown, more } = places(target, PAGES_NAMED);
  const where = shown.map((place) => `<li>${whereOf(place)}</li>`).join('');
  const rest = more > 0 ? `<li>and ${more} more pages</li>` : '';
  const link = `<th scope="row">${linked(target.url)}</th>`;
  const problem = `<td>${titles.map(escapeMarkup).join('<br>')}${detailHtml}${leads}</td>`;
  return `<tr><td><span>${target.status ?? '–'}</span></td>${problem}${link}<td><ul>${where}${rest}</ul></td></tr>`;
}

function whereOf(page: PageWithLink): string {
  const how = standing(page) === 'on' ? '' : `${standing(page)} `;
  return `${how}${linked(page.pageUrl)}${whereOnPage(page, (text) => `<q>${escapeMarkup(text)}</q>`)}`;
}

function* fixedList(fixed: readonly string[]): Generator<string> {
  if (fixed.length === 0) return;
  yield '<h2>Fixed since the baseline</h2><ul>';
  for (const url of fixed) yield `<li>${linked(url)}</li>`;
  yield '</ul>';
}

/** Makes links of web addresses only: `javascript:` and the like stay text. */
function linked(url: string): string {
  const text = `<bdi dir="ltr">${escapeMarkup(readableUrl(url))}</bdi>`;
  return isWebAddress(url) ? `<a href="${escapeMarkup(url)}" rel="noopener noreferrer nofollow">${text}</a>` : text;
}
