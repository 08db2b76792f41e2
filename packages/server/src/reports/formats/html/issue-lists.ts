import type { Words } from '../../../texts/words.ts';
import { explainGroup, type IssueEntry, issueEntry } from '../../content/issue-words.ts';
import type { Listed } from '../../content/listed.ts';
import type { ReportedLink, ReportSource } from '../../content/report-source.ts';
import { html, linkTo, type Markup, note, nothing } from './markup.ts';

/** Until when the certificate of a link is valid. */
export const certificateOf = ({ tls }: ReportedLink, { texts, format }: Words): string =>
  tls?.valid_to == null ? '' : ` · ${texts.reports.certificate(format.date(Date.parse(tls.valid_to)))}`;

/** The first page that a link is on. */
export function firstPlace({ found_on: [place] }: ReportedLink, { texts: { reports } }: Words): Markup {
  if (place === undefined) return nothing;
  return html`<p class="small muted">${reports.firstOn} ${linkTo(place.page_url)}, ${reports.line(place.line)}</p>`;
}

function entry({ tone, mark, url, text, instead, link }: IssueEntry, words: Words): Markup {
  const suggested =
    instead === null
      ? nothing
      : html`<p class="small">${words.texts.reports.instead} ${linkTo(instead.url)} <span class="muted">(${instead.why})</span></p>`;
  const [ends, place] = link === undefined ? ['', nothing] : [certificateOf(link, words), firstPlace(link, words)];
  return html`<li class="${tone}"><span class="code word">${mark}</span><div>${linkTo(url)}<p class="small muted">${text}${ends}</p>${place}${suggested}</div></li>`;
}

interface Lists {
  /** Broken links of the crawl, by their URL. */
  readonly broken: ReadonlyMap<string, ReportedLink>;
  /** Of each list. */
  readonly max: number;
  /** What the lists have is added to it. */
  readonly listed: Listed;
}

/** New, fixed and standing issues, the first of each. */
export async function* issueLists(
  source: ReportSource,
  { broken, max, listed }: Lists,
): AsyncGenerator<Markup, undefined> {
  const { words } = source;
  const { reports } = words.texts;
  for (const group of await source.issueGroups(max)) {
    const { count: total, issues } = group;
    if (total === 0) continue;
    const { title, explanation } = explainGroup(group, words);
    const entries = issues.map((issue) => issueEntry(issue, broken, words));
    for (const one of entries) listed.add(one);
    const left = total - issues.length;
    yield html`<h2>${reports.heading(title, total)}</h2><p class="muted">${explanation}</p><ul class="card rows">${entries.map(
      (one) => entry(one, words),
    )}</ul>${note(left > 0 ? reports.rest.issues(left, reports.inData) : undefined)}`;
  }
  return undefined;
}
