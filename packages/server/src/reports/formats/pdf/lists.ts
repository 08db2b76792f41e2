import type { CrawlFinding } from '@linkvitals/contract';
import { count } from '../../../count.ts';
import { explainReason } from '../../content/explain-reason.ts';
import type { FindingGroup, ReportedLink, ReportSource } from '../../content/report-source.ts';
import { body, type Element, type Layout, PAGE, small } from './layout.ts';
import { forText, palette, tones } from './palette.ts';

/** Entries of a list: more than anybody reads on paper; the rest is in the other formats. */
const MAX_LINKS = 1_000;
const MAX_FINDINGS = 5_000;

const heading = { size: 16, bold: true, colour: palette.ink, tag: 'H2' } as const;
const subheading = { size: 11, bold: true, colour: palette.ink, tag: 'H3' } as const;
const SEVERITY = { error: tones.critical, warning: tones.fair, notice: tones.unknown } as const;

const rest = (left: number, what: string): string =>
  `${count(left, what)} more ${left === 1 ? 'is' : 'are'} in the reports as CSV, JSON and HTML.`;

const CHIP = { width: 30, height: 14 } as const;
const CHIP_COLOUR = '#fbeaea';

/** The status of a link, in the colour of what is broken. */
function drawChip({ doc, type }: Layout, text: string, y: number): void {
  doc.roundedRect(PAGE.margin, y, CHIP.width, CHIP.height, 3).fill(CHIP_COLOUR);
  const style = { size: 8, bold: true, colour: forText(tones.critical) };
  type.line(text, { x: PAGE.margin + (CHIP.width - type.width(text, style)) / 2, y: y + 1.5 }, style);
}

function drawLink(layout: Layout, list: Element, link: ReportedLink): void {
  const { url, reason, status_code, found_on_pages, found_on } = link;
  const pages = found_on_pages ?? found_on.length;
  const place = found_on[0];
  const where =
    place === undefined ? '' : ` · first on ${place.page_url}${place.line > 0 ? `, line ${place.line}` : ''}`;
  layout.ensure(44);
  const { y } = layout;
  const x = PAGE.margin + CHIP.width + 12;
  layout.group(list, 'LI', (item) => {
    layout.tagged(item, 'Lbl', () => drawChip(layout, status_code === null ? '—' : String(status_code), y));
    layout.group(item, 'LBody', (content) => {
      layout.paragraph(content, url, { ...body, direction: 'ltr', maxLines: 3, x });
      const text = `${explainReason(reason).title} · on ${count(pages, 'page')}${where}`;
      layout.paragraph(content, text, { ...small, direction: 'ltr', maxLines: 2, after: 6, x });
    });
  });
}

/** Every broken link with its first place. */
export async function drawBroken(layout: Layout, root: Element, source: ReportSource): Promise<void> {
  const total = source.facts.verdicts.broken ?? 0;
  if (total === 0) return;
  layout.newPage();
  layout.paragraph(root, `Broken links: ${total.toLocaleString('en')}`, { ...heading, after: 10 });
  const list = layout.doc.struct('L');
  root.add(list);
  let drawn = 0;
  for await (const links of source.broken(1)) {
    const some = links.slice(0, MAX_LINKS - drawn);
    for (const link of some) drawLink(layout, list, link);
    drawn += some.length;
    if (drawn >= MAX_LINKS) break;
  }
  list.end();
  if (total > drawn) layout.paragraph(root, rest(total - drawn, 'broken link'), body);
}

function drawFinding(layout: Layout, list: Element, { page_url, detail }: CrawlFinding): void {
  const text = detail === null ? page_url : `${page_url} · ${detail}`;
  layout.group(list, 'LI', (item) =>
    layout.paragraph(item, text, { size: 8.5, colour: palette.ink, direction: 'ltr', tag: 'LBody', maxLines: 2 }),
  );
}

function drawCheck(layout: Layout, root: Element, { title, how_to_fix, severity, count: pages }: FindingGroup): void {
  layout.ensure(70);
  const word = `${severity.charAt(0).toUpperCase()}${severity.slice(1)}`;
  layout.paragraph(root, title, subheading);
  const said = `${word} · on ${count(pages, 'page')}`;
  layout.paragraph(root, said, { ...small, bold: true, colour: forText(SEVERITY[severity]) });
  layout.paragraph(root, how_to_fix, { ...body, colour: palette.muted, after: 4 });
}

/** What page checks found, check by check: how to fix it once, then the pages. */
export async function drawFindings(layout: Layout, root: Element, source: ReportSource): Promise<void> {
  const { findings } = source.facts;
  if (findings.length === 0) return;
  layout.newPage();
  layout.paragraph(root, 'Findings of page checks', { ...heading, after: 10 });
  let left = MAX_FINDINGS;
  for (const group of findings) {
    drawCheck(layout, root, group);
    const share = Math.min(left, group.count);
    const drawn = share === 0 ? 0 : await drawPages(layout, root, { source, code: group.code, max: share });
    left -= drawn;
    if (group.count > drawn) layout.paragraph(root, rest(group.count - drawn, 'page'), small);
    layout.y += 12;
  }
}

interface Pages {
  readonly source: ReportSource;
  readonly code: string;
  readonly max: number;
}

async function drawPages(layout: Layout, root: Element, { source, code, max }: Pages): Promise<number> {
  const list = layout.doc.struct('L');
  root.add(list);
  let drawn = 0;
  for await (const findings of source.findings(code)) {
    const some = findings.slice(0, max - drawn);
    for (const finding of some) drawFinding(layout, list, finding);
    drawn += some.length;
    if (drawn >= max) break;
  }
  list.end();
  return drawn;
}

/** What the numbers mean, and what could not be shown. */
export function drawNotes(layout: Layout, root: Element, source: ReportSource): void {
  const { score_version: version } = source.facts.crawl;
  layout.ensure(120);
  layout.y += 10;
  layout.rule(10);
  layout.paragraph(root, 'About these numbers', { ...subheading, after: 2 });
  const notes = [
    `The score goes from 0 to 100 and is computed by version ${version ?? 1} of its formula. It can be computed again from the links as CSV.`,
    'What could not be verified, or was not checked, neither raises nor lowers it.',
  ];
  const { missing } = layout.type;
  if (missing.length > 0) {
    notes.push('□ stands for a character that the fonts of this file do not have; HTML, CSV and JSON have it.');
  }
  for (const note of notes) layout.paragraph(root, note, { ...small, x: PAGE.margin });
}
