import type { CrawlFinding } from '@linkvitals/contract';
import { explainReason, heading } from '../../../texts/explain-reason.ts';
import type { Words } from '../../../texts/words.ts';
import { HTML_LENGTHS, type Lengths } from '../../content/lengths.ts';
import { Listed, linksLeft, pagesLeft, readBroken } from '../../content/listed.ts';
import { SEVERITY_TONES } from '../../content/part.ts';
import type { ReportedLink, ReportSource } from '../../content/report-source.ts';
import { summarise } from '../../content/summarise.ts';
import { firstOf, fold } from './folded.ts';
import { certificateOf, firstPlace, issueLists } from './issue-lists.ts';
import { html, linkTo, type Markup, note, nothing } from './markup.ts';
import { style } from './style.ts';
import { summaryMarkup } from './summary.ts';

/** Policy of the page: nothing is fetched and no script runs, wherever the file is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** One page that needs no other file. */
export async function* htmlFile(source: ReportSource, lengths = HTML_LENGTHS): AsyncGenerator<Buffer, undefined> {
  for await (const markup of page(source, lengths)) yield Buffer.from(markup.text);
  return undefined;
}

async function* page(source: ReportSource, lengths: Lengths): AsyncGenerator<Markup, undefined> {
  const { facts, look, words } = source;
  const { reports } = words.texts;
  const summary = summarise(facts, words);
  const listed = new Listed();
  yield html`<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="description" content="${reports.description(summary.title)}"><title>${summary.title}</title>
<style>`;
  // `style` inserts only one value, a colour of six digits.
  yield { text: style(look.colour) };
  yield html`</style></head><body><main>${summaryMarkup(summary, look, words)}`;
  yield* faults(source, lengths, listed);
  yield* findings(source, lengths.findings, listed);
  const made = reports.made(words.format.dateTime(facts.createdAt));
  yield html`<h2>${reports.about}</h2><p class="muted small">${reports.score.note} ${made}</p></main></body></html>\n`;
  return undefined;
}

function link(one: ReportedLink, words: Words): Markup {
  const { url, reason, status_code, found_on_pages, found_on, ignored } = one;
  const { reports } = words.texts;
  const { title } = explainReason(reason, words.language);
  const extent = reports.onPages(found_on_pages ?? found_on.length);
  return html`<li class="${ignored ? 'unknown' : 'critical'}"><span class="code">${status_code ?? '—'}</span><div>${linkTo(url)}<p class="small muted">${
    ignored ? `${reports.ignored} · ` : ''
  }${title} · ${extent}${certificateOf(one, words)}</p>${firstPlace(one, words)}</div></li>`;
}

/** Yields the issues, then the broken links that are not among them. */
async function* faults(source: ReportSource, lengths: Lengths, listed: Listed): AsyncGenerator<Markup, undefined> {
  const { facts, words } = source;
  const { reports } = words.texts;
  const broken = await readBroken(source, lengths.links);
  yield* issueLists(source, { broken, max: lengths.issues, listed });
  const total = facts.verdicts.broken ?? 0;
  const others = linksLeft(broken, listed);
  const left = total - broken.size;
  if (others.length === 0 && left <= 0) return undefined;
  const above = broken.size - others.length;
  yield html`<h2>${reports.heading(reports.numbers.broken, total)}</h2>`;
  yield note(above > 0 ? reports.linksAbove(above) : undefined);
  const [ignored, minded] = [others.filter((one) => one.ignored), others.filter((one) => !one.ignored)];
  if (minded.length > 0)
    yield firstOf(
      'ul',
      minded.map((one) => link(one, words)),
      reports.more,
    );
  // Ignored links need no work, so they are in a fold.
  if (ignored.length > 0)
    yield html`<details class="card"><summary>${reports.heading(reports.ignored, ignored.length)}</summary><ul class="rows">${ignored.map(
      (one) => link(one, words),
    )}</ul></details>`;
  yield note(left > 0 ? reports.rest.links(left, reports.inData) : undefined);
  return undefined;
}

const finding = ({ page_url, detail }: CrawlFinding): Markup =>
  html`<li>${linkTo(page_url)}${detail === null ? nothing : html` <bdi class="small muted">${detail}</bdi>`}</li>`;

/** Yields findings of page checks on pages that are in no list of issues. */
async function* findings(source: ReportSource, max: number, listed: Listed): AsyncGenerator<Markup, undefined> {
  const { facts, words } = source;
  const { reports } = words.texts;
  const folds: Markup[] = [];
  let left = max;
  for (const { code, severity, title, how_to_fix, count } of facts.findings) {
    const { pages, above, rest } = await pagesLeft(source, { code, count, listed, max: left });
    if (above === count) continue;
    left -= pages.length;
    const badge = `${reports.severity[severity]} · ${reports.onPages(count - above)}`;
    const says = { title: heading(title), tone: SEVERITY_TONES[severity], badge, hostname: facts.hostname };
    folds.push(
      fold(
        { ...says, urls: pages.map(({ page_url }) => page_url) },
        html`<p class="muted">${how_to_fix}</p>${note(
          above > 0 ? reports.pagesAbove(above) : undefined,
        )}<ul class="lines">${pages.map(finding)}</ul>${note(rest > 0 ? reports.rest.pages(rest, reports.inData) : undefined)}`,
      ),
    );
  }
  if (folds.length > 0) yield html`<h2>${reports.findings}</h2><div class="card folds">${folds}</div>`;
  return undefined;
}
