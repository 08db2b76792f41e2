import type { Words } from '../../../texts/words.ts';
import { wholeGroups } from '../../content/issue-facts.ts';
import { explainGroup, type IssueEntry, issueEntry } from '../../content/issue-words.ts';
import { byKind, type EntriesOfKind } from '../../content/kinds.ts';
import type { Listed } from '../../content/listed.ts';
import type { ReportedLink, ReportSource } from '../../content/report-source.ts';
import { FIRST, fold } from './folded.ts';
import { html, linkTo, type Markup, note, nothing } from './markup.ts';

/** End of the validity of the certificate of a link. */
export const certificateOf = ({ tls }: ReportedLink, { texts, format }: Words): string =>
  tls?.valid_to == null ? '' : ` · ${texts.reports.certificate(format.date(Date.parse(tls.valid_to)))}`;

/** The first page that has the link. */
export function firstPlace({ found_on: [place] }: ReportedLink, { texts: { reports } }: Words): Markup {
  if (place === undefined) return nothing;
  return html`<p class="small muted">${reports.firstOn} ${linkTo(place.page_url)}, ${reports.line(place.line)}</p>`;
}

function suggested({ instead }: IssueEntry, { texts: { reports } }: Words): Markup {
  if (instead === null) return nothing;
  return html`<p class="small">${reports.instead} ${linkTo(instead.url)} <span class="muted">(${instead.why})</span></p>`;
}

/** An entry for a broken link, with its own reason. */
function linkEntry(entry: IssueEntry, words: Words): Markup {
  const { tone, mark, url, text, link } = entry;
  const [ends, place] = link === undefined ? ['', nothing] : [certificateOf(link, words), firstPlace(link, words)];
  return html`<li class="${tone}"><span class="code word">${mark}</span><div>${linkTo(url)}<p class="small muted">${text}${ends}</p>${place}${suggested(entry, words)}</div></li>`;
}

const pageEntry = (entry: IssueEntry, words: Words): Markup =>
  html`<li>${linkTo(entry.url)} <span class="small muted">${entry.text}</span>${suggested(entry, words)}</li>`;

function entriesOf({ kind, howToFix, entries }: EntriesOfKind, words: Words): Markup {
  if (kind === 'broken_link') return html`<ul class="rows">${entries.map((one) => linkEntry(one, words))}</ul>`;
  return html`${note(howToFix)}<ul class="lines">${entries.map((one) => pageEntry(one, words))}</ul>`;
}

interface Lists {
  /** Broken links of the crawl, by their URL. */
  readonly broken: ReadonlyMap<string, ReportedLink>;
  /** Entries of each list at most. */
  readonly max: number;
  /** Collects the entries of the lists. */
  readonly listed: Listed;
}

/** Yields new, fixed and standing issues, the first of each group, folded by their kind unless they are few. */
export async function* issueLists(
  source: ReportSource,
  { broken, max, listed }: Lists,
): AsyncGenerator<Markup, undefined> {
  const { words, facts } = source;
  const { reports } = words.texts;
  for (const group of await wholeGroups(source.issueGroups(max))) {
    const { count: total, issues, kinds: ofKinds } = group;
    if (total === 0) continue;
    const { title, explanation } = explainGroup(group, words);
    const entries = issues.map((issue) => issueEntry(issue, broken, words));
    for (const one of entries) listed.add(one);
    const left = total - issues.length;
    const kinds = byKind(entries, { kinds: ofKinds, words, isCut: left > 0 });
    yield html`<h2>${reports.heading(title, total)}</h2><p class="muted">${explanation}</p><div class="card folds">${kinds.map(
      (kind) => {
        const urls = kind.entries.map(({ url }) => url);
        return fold({ ...kind, urls, hostname: facts.hostname, isOpen: total <= FIRST }, entriesOf(kind, words));
      },
    )}</div>${note(left > 0 ? reports.rest.issues(left, reports.inData) : undefined)}`;
  }
  return undefined;
}
