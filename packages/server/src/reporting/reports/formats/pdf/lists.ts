import { inertWords } from '@linkvitals/contract/inert-text';
import { explainReason, heading as headingOf } from '../../../texts/explain-reason.ts';
import { PDF_LENGTHS, whereIsAll } from '../../content/lengths.ts';
import { linksLeft, pagesLeft, readBroken } from '../../content/listed.ts';
import { SEVERITY_TONES } from '../../content/part.ts';
import type { ReportedLink } from '../../content/report-source.ts';
import { drawEntry, drawKind, drawLine, type Entry, firstPlace, HEADED, heading, subheading } from './entries.ts';
import { type Drawn, drawIssues, type Lists } from './issue-lists.ts';
import { body, type Element, type Layout, PAGE, small } from './layout.ts';
import { palette } from './palette.ts';

function entryOf(link: ReportedLink, layout: Layout): Entry {
  const { words } = layout;
  const { url, reason, status_code, found_on_pages, found_on, ignored } = link;
  const { reports } = words.texts;
  const { title } = explainReason(reason, words.language);
  const on = ` · ${reports.onPages(found_on_pages ?? found_on.length)}${firstPlace(link, layout)}`;
  const text = `${ignored ? `${reports.ignored} · ` : ''}${title}${on}`;
  return { tone: ignored ? 'unknown' : 'critical', mark: status_code === null ? '—' : String(status_code), url, text };
}

/** Draws the issues, then the broken links that are not among them. */
export async function drawFaults(layout: Layout, root: Element, drawn: Drawn): Promise<void> {
  const lists = { ...drawn, broken: await readBroken(drawn.source, PDF_LENGTHS.links) };
  await drawIssues(layout, root, lists);
  await drawBroken(layout, root, lists);
}

/** Draws the broken links that are not among the issues, each with its first place. */
async function drawBroken(layout: Layout, root: Element, lists: Lists): Promise<void> {
  const { source, broken, listed } = lists;
  const { facts } = source;
  const { reports } = layout.words.texts;
  const total = facts.verdicts.broken ?? 0;
  const others = linksLeft(broken, listed);
  const left = total - broken.size;
  if (others.length === 0 && left <= 0) return;
  layout.section(HEADED);
  const above = broken.size - others.length;
  const title = reports.heading(reports.numbers.broken, total);
  layout.paragraph(root, title, { ...heading, after: above === 0 ? 10 : 2 });
  if (above > 0) layout.paragraph(root, reports.linksAbove(above), { ...body, colour: palette.muted, after: 10 });
  if (others.length > 0)
    await layout.list(root, others, (list, link) => drawEntry(layout, list, entryOf(link, layout)));
  if (left > 0) layout.paragraph(root, reports.rest.links(left, whereIsAll('links', total, layout.words.texts)), body);
}

/** Draws findings of page checks on pages that are not among the issues. Each check has its advice once, then its pages. */
export async function drawFindings(layout: Layout, root: Element, { source, listed }: Drawn): Promise<void> {
  const { reports } = layout.words.texts;
  let left = PDF_LENGTHS.findings;
  let total = 0;
  let isFirst = true;
  for (const { code, title, how_to_fix: howToFix, severity, count } of source.facts.findings) {
    total += count;
    const { pages, above, rest } = await pagesLeft(source, { code, count, listed, max: left });
    if (above === count) continue;
    left -= pages.length;
    if (isFirst) {
      layout.section(HEADED);
      layout.paragraph(root, reports.findings, { ...heading, after: 10 });
      isFirst = false;
    }
    const badge = `${reports.severity[severity]} · ${reports.onPages(count - above)}`;
    drawKind(layout, root, { title: headingOf(title), badge, tone: SEVERITY_TONES[severity], howToFix });
    if (above > 0) layout.paragraph(root, reports.pagesAbove(above), small);
    if (pages.length > 0) {
      await layout.list(root, pages, (list, { page_url, detail }) =>
        drawLine(
          layout,
          list,
          detail === null ? layout.url(page_url) : `${layout.urlInLine(page_url)} · ${inertWords(detail)}`,
        ),
      );
    }
    const all = whereIsAll('findings', total, layout.words.texts);
    if (rest > 0) layout.paragraph(root, reports.rest.pages(rest, all), small);
    layout.y += 12;
  }
}

/** Draws an explanation of the numbers, and whether characters are missing. */
export function drawNotes(layout: Layout, root: Element): void {
  const { reports } = layout.words.texts;
  layout.ensure(120);
  layout.y += 10;
  layout.rule(10);
  layout.paragraph(root, reports.about, { ...subheading, after: 2 });
  const notes = layout.type.missing.length > 0 ? [reports.score.note, reports.missingGlyphs] : [reports.score.note];
  for (const note of notes) layout.paragraph(root, note, { ...small, x: PAGE.margin });
}
