import { brokenOf } from '../../content/broken-links.ts';
import { explainGroup, type IssueEntry, issueEntry } from '../../content/issue-words.ts';
import type { ReportedLink, ReportSource } from '../../content/report-source.ts';
import { html, linkTo, type Markup, nothing, rest } from './markup.ts';

/** Until when the certificate of a link is valid. */
export const certificateOf = ({ tls }: ReportedLink): string =>
  tls?.valid_to == null ? '' : ` · certificate until ${tls.valid_to.slice(0, 10)}`;

/** The first page that a link is on. */
export function firstPlace({ found_on: [place] }: ReportedLink): Markup {
  if (place === undefined) return nothing;
  return html`<p class="small muted">First on ${linkTo(place.page_url)}, line ${place.line}</p>`;
}

function entry({ tone, mark, url, text, instead, link }: IssueEntry): Markup {
  const suggested =
    instead === null
      ? nothing
      : html`<p class="small">Instead: ${linkTo(instead.url)} <span class="muted">(${instead.why})</span></p>`;
  const [ends, place] = link === undefined ? ['', nothing] : [certificateOf(link), firstPlace(link)];
  return html`<li class="${tone}"><span class="code word">${mark}</span><div>${linkTo(url)}<p class="small muted">${text}${ends}</p>${place}${suggested}</div></li>`;
}

interface Lists {
  /** Broken links of the crawl, by their URL. */
  readonly broken: ReadonlyMap<string, ReportedLink>;
  /** Of each list. */
  readonly max: number;
  /** The URLs of the broken links in the lists are added to it. */
  readonly listed: Set<string>;
}

/** New, fixed and standing issues, the first of each. */
export async function* issueLists(
  source: ReportSource,
  { broken, max, listed }: Lists,
): AsyncGenerator<Markup, undefined> {
  for (const group of await source.issueGroups(max)) {
    const { count: total, issues } = group;
    if (total === 0) continue;
    const { title, explanation } = explainGroup(group);
    const entries = issues.map((issue) => issueEntry(issue, broken));
    for (const url of brokenOf(entries)) listed.add(url);
    yield html`<h2>${title}: ${total.toLocaleString('en')}</h2><p class="muted">${explanation}</p><ul class="card rows">${entries.map(
      entry,
    )}</ul>${rest(total - issues.length, 'issue')}`;
  }
  return undefined;
}
