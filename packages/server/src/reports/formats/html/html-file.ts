import type { CrawlFinding } from '@linkvitals/contract';
import { count } from '../../../count.ts';
import { explainReason } from '../../../issues/index.ts';
import { listedNote, notListed, readBroken } from '../../content/broken-links.ts';
import type { FindingGroup, ReportedLink, ReportSource } from '../../content/report-source.ts';
import { summarise } from '../../content/summarise.ts';
import { dateTime, ofWhichIgnored, SCORE_NOTE } from '../../content/words.ts';
import { certificateOf, firstPlace, issueLists } from './issue-lists.ts';
import { html, linkTo, type Markup, nothing, rest } from './markup.ts';
import { style } from './style.ts';
import { summaryMarkup } from './summary.ts';

/** Entries of a list that a browser shows without trouble; the rest is in the other formats. */
const MAX: Lengths = { links: 10_000, findings: 20_000, issues: 2_000 };

interface Lengths {
  readonly links: number;
  readonly findings: number;
  /** Of each group. */
  readonly issues: number;
}

const TONES = { error: 'critical', warning: 'fair', notice: 'unknown' } as const;

/** Nothing is fetched and nothing runs, wherever the file is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** One page that needs nothing but itself. */
export async function* htmlFile(source: ReportSource, lengths = MAX): AsyncGenerator<Buffer, undefined> {
  for await (const markup of page(source, lengths)) yield Buffer.from(markup.text);
  return undefined;
}

async function* page(source: ReportSource, lengths: Lengths): AsyncGenerator<Markup, undefined> {
  const { facts, look } = source;
  const summary = summarise(facts);
  yield html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="description" content="${summary.title}: score, issues, broken links and how to fix them."><title>${summary.title}</title>
<style>`;
  // Its only value is a colour of six digits.
  yield { text: style(look.colour) };
  yield html`</style></head><body><main>${summaryMarkup(summary, look)}`;
  yield* faults(source, lengths);
  yield* findings(source, lengths.findings);
  yield html`<h2>About these numbers</h2><p class="muted small">${SCORE_NOTE} Made on ${dateTime(
    new Date(facts.createdAt).toISOString(),
  )}.</p></main></body></html>\n`;
  return undefined;
}

function link(one: ReportedLink): Markup {
  const { url, reason, status_code, found_on_pages, found_on, ignored } = one;
  const pages = found_on_pages ?? found_on.length;
  return html`<li class="${ignored ? 'unknown' : 'critical'}"><span class="code">${status_code ?? '—'}</span><div>${linkTo(url)}<p class="small muted">${
    ignored ? 'Ignored · ' : ''
  }${explainReason(reason).title} · on ${count(pages, 'page')}${certificateOf(one)}</p>${firstPlace(one)}</div></li>`;
}

/** Issues, then the broken links that are not among them. */
async function* faults(source: ReportSource, lengths: Lengths): AsyncGenerator<Markup, undefined> {
  const broken = await readBroken(source, lengths.links);
  const listed = new Set<string>();
  yield* issueLists(source, { broken, max: lengths.issues, listed });
  const total = source.facts.verdicts.broken ?? 0;
  const others = notListed({ broken, listed });
  const left = total - broken.size;
  if (others.length === 0 && left <= 0) return undefined;
  yield html`<h2>Broken links: ${total.toLocaleString('en')}${ofWhichIgnored(source.facts.crawl)}</h2>`;
  const note = listedNote({ broken, listed });
  if (note !== undefined) yield html`<p class="muted">${note}</p>`;
  if (others.length > 0) yield html`<ul class="card rows">${others.map(link)}</ul>`;
  yield rest(left, 'broken link');
  return undefined;
}

const finding = ({ page_url, detail }: CrawlFinding): Markup =>
  html`<li>${linkTo(page_url)}${detail === null ? nothing : html` <bdi class="small muted">${detail}</bdi>`}</li>`;

async function* findings(source: ReportSource, max: number): AsyncGenerator<Markup, undefined> {
  const groups = source.facts.findings;
  if (groups.length === 0) return undefined;
  yield html`<h2>Findings of page checks</h2><div class="card">`;
  let left = max;
  for (const group of groups) {
    yield html`<details><summary class="${TONES[group.severity]}"><b>${group.title}</b> <span class="badge">${
      group.severity
    } · ${count(group.count, 'page')}</span></summary><div><p class="muted">${group.how_to_fix}</p><ul>`;
    const shown = Math.min(left, group.count);
    if (shown > 0) yield* pagesOf(source, group, shown);
    left -= shown;
    yield html`</ul>${rest(group.count - shown, 'page')}</div></details>`;
  }
  yield html`</div>`;
  return undefined;
}

async function* pagesOf(source: ReportSource, { code }: FindingGroup, max: number): AsyncGenerator<Markup, undefined> {
  let left = max;
  for await (const batch of source.findings(code)) {
    const some = batch.slice(0, left);
    yield html`${some.map(finding)}`;
    left -= some.length;
    if (left <= 0) return undefined;
  }
  return undefined;
}
