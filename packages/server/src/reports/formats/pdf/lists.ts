import type { CrawlFinding } from '@linkvitals/contract';
import { ignoredBroken } from '@linkvitals/contract/score-parts';
import { explainReason } from '../../../issues/index.ts';
import type { Words } from '../../../texts/words.ts';
import { explainGroup, type IssueEntry, issueEntry } from '../../content/issue-words.ts';
import { type Listed, linksLeft, pagesLeft, readBroken } from '../../content/listed.ts';
import type { Tone } from '../../content/part.ts';
import type { FindingGroup, ReportedLink, ReportSource } from '../../content/report-source.ts';
import { body, type Element, type Layout, PAGE, small } from './layout.ts';
import { faint, forText, palette, tones } from './palette.ts';

/** Entries of a list: more than anybody reads on paper; the rest is in the other formats. */
const MAX_LINKS = 1_000;
const MAX_FINDINGS = 5_000;
/** Of each group. */
const MAX_ISSUES = 300;

const heading = { size: 16, bold: true, colour: palette.ink, tag: 'H2' } as const;
/** Room for a heading, what explains it and the first entry below it. */
const HEADED = 130;

const subheading = { size: 11, bold: true, colour: palette.ink, tag: 'H3' } as const;
const SEVERITY = { error: tones.critical, warning: tones.fair, notice: tones.unknown } as const;

/** An entry of a list: a mark, a URL, and what there is to say about it. */
interface Entry {
  readonly tone: Tone;
  /** A status code, or a word. */
  readonly mark: string;
  readonly url: string;
  readonly text: string;
  /** What to link to instead, and why that. */
  readonly instead?: { readonly url: string; readonly why: string } | null;
}

const CHIP = { width: 44, height: 14 } as const;

function drawChip({ doc, type }: Layout, { mark, tone }: Entry, y: number): void {
  doc.roundedRect(PAGE.margin, y, CHIP.width, CHIP.height, 3).fill(faint(tones[tone]));
  const style = { size: 8, bold: true, colour: forText(tones[tone]) };
  type.line(mark, { x: PAGE.margin + (CHIP.width - type.width(mark, style)) / 2, y: y + 1.5 }, style);
}

function drawEntry(layout: Layout, list: Element, entry: Entry): void {
  const { instead = null } = entry;
  layout.ensure(instead === null ? 44 : 58);
  const { y } = layout;
  const x = PAGE.margin + CHIP.width + 12;
  layout.group(list, 'LI', (item) => {
    layout.tagged(item, 'Lbl', () => drawChip(layout, entry, y));
    layout.group(item, 'LBody', (content) => {
      layout.paragraph(content, entry.url, { ...body, direction: 'ltr', maxLines: 3, x });
      const said = { ...small, direction: 'ltr', maxLines: 2, x } as const;
      layout.paragraph(content, entry.text, { ...said, after: instead === null ? 6 : 1 });
      if (instead !== null)
        layout.paragraph(content, `${layout.words.texts.reports.instead} ${instead.url} (${instead.why})`, {
          ...said,
          after: 6,
        });
    });
  });
}

function firstPlace({ found_on: [place] }: ReportedLink, { texts: { reports } }: Words): string {
  if (place === undefined) return '';
  const line = place.line > 0 ? `, ${reports.line(place.line)}` : '';
  return ` · ${reports.firstOnInside} ${place.page_url}${line}`;
}

function entryOf(link: ReportedLink, words: Words): Entry {
  const { url, reason, status_code, found_on_pages, found_on, ignored } = link;
  const { reports } = words.texts;
  const { title } = explainReason(reason, words.language);
  const on = ` · ${reports.onPages(found_on_pages ?? found_on.length)}${firstPlace(link, words)}`;
  const text = `${ignored ? `${reports.ignored} · ` : ''}${title}${on}`;
  return { tone: ignored ? 'unknown' : 'critical', mark: status_code === null ? '—' : String(status_code), url, text };
}

interface Drawn {
  readonly source: ReportSource;
  /** What the lists of issues have; they are drawn first. */
  readonly listed: Listed;
}

/** New, fixed and standing issues, one list after the other. */
async function drawIssues(layout: Layout, root: Element, { source, listed, broken }: Lists): Promise<void> {
  const { words } = layout;
  const { reports } = words.texts;
  const groups = (await source.issueGroups(MAX_ISSUES)).filter(({ count: total }) => total > 0);
  for (const group of groups) {
    const { title, explanation } = explainGroup(group, words);
    layout.section(HEADED);
    layout.paragraph(root, reports.heading(title, group.count), { ...heading, after: 2 });
    layout.paragraph(root, explanation, { ...body, colour: palette.muted, after: 10 });
    const entries = group.issues.map((issue) => issueEntry(issue, broken, words));
    for (const entry of entries) listed.add(entry);
    layout.group(root, 'L', (list) => {
      for (const entry of entries) drawEntry(layout, list, placed(entry, words));
    });
    const left = group.count - group.issues.length;
    if (left > 0) layout.paragraph(root, reports.rest.issues(left, reports.inDataAndHtml), small);
  }
}

const placed = (entry: IssueEntry, words: Words): Entry =>
  entry.link === undefined ? entry : { ...entry, text: `${entry.text}${firstPlace(entry.link, words)}` };

interface Lists extends Drawn {
  /** Broken links of the crawl, by their URL. */
  readonly broken: ReadonlyMap<string, ReportedLink>;
}

/** Issues, then the broken links that are not among them. */
export async function drawFaults(layout: Layout, root: Element, drawn: Drawn): Promise<void> {
  const lists = { ...drawn, broken: await readBroken(drawn.source, MAX_LINKS) };
  await drawIssues(layout, root, lists);
  drawBroken(layout, root, lists);
}

/** The other broken links, each with its first place. */
function drawBroken(layout: Layout, root: Element, { source: { facts }, broken, listed }: Lists): void {
  const { words } = layout;
  const { reports } = words.texts;
  const total = facts.verdicts.broken ?? 0;
  const others = linksLeft(broken, listed);
  const left = total - broken.size;
  if (others.length === 0 && left <= 0) return;
  layout.section(HEADED);
  const above = broken.size - others.length;
  const title = reports.brokenLinks(total, ignoredBroken(facts.crawl));
  layout.paragraph(root, title, { ...heading, after: above === 0 ? 10 : 2 });
  if (above > 0) layout.paragraph(root, reports.linksAbove(above), { ...body, colour: palette.muted, after: 10 });
  if (others.length > 0) {
    layout.group(root, 'L', (list) => {
      for (const link of others) drawEntry(layout, list, entryOf(link, words));
    });
  }
  if (left > 0) layout.paragraph(root, reports.rest.links(left, reports.inDataAndHtml), body);
}

function drawFinding(layout: Layout, list: Element, { page_url, detail }: CrawlFinding): void {
  const text = detail === null ? page_url : `${page_url} · ${detail}`;
  layout.group(list, 'LI', (item) =>
    layout.paragraph(item, text, { size: 8.5, colour: palette.ink, direction: 'ltr', tag: 'LBody', maxLines: 2 }),
  );
}

function drawCheck(layout: Layout, root: Element, { title, how_to_fix, severity, count: pages }: FindingGroup): void {
  const { reports } = layout.words.texts;
  layout.ensure(70);
  layout.paragraph(root, title, subheading);
  const said = `${reports.severity[severity]} · ${reports.onPages(pages)}`;
  layout.paragraph(root, said, { ...small, bold: true, colour: forText(SEVERITY[severity]) });
  layout.paragraph(root, how_to_fix, { ...body, colour: palette.muted, after: 4 });
}

/** What page checks found, check by check: how to fix it once, then the pages that are not among the issues. */
export async function drawFindings(layout: Layout, root: Element, { source, listed }: Drawn): Promise<void> {
  const { findings } = source.facts;
  const { reports } = layout.words.texts;
  if (findings.length === 0) return;
  layout.section(HEADED);
  layout.paragraph(root, reports.findings, { ...heading, after: 10 });
  let left = MAX_FINDINGS;
  for (const group of findings) {
    drawCheck(layout, root, group);
    const { pages, above, rest } = await pagesLeft(source, { ...group, listed, max: left });
    left -= pages.length;
    if (above > 0) layout.paragraph(root, reports.pagesAbove(above), small);
    if (pages.length > 0) {
      layout.group(root, 'L', (list) => {
        for (const page of pages) drawFinding(layout, list, page);
      });
    }
    if (rest > 0) layout.paragraph(root, reports.rest.pages(rest, reports.inDataAndHtml), small);
    layout.y += 12;
  }
}

/** What the numbers mean, and what could not be shown. */
export function drawNotes(layout: Layout, root: Element): void {
  const { reports } = layout.words.texts;
  layout.ensure(120);
  layout.y += 10;
  layout.rule(10);
  layout.paragraph(root, reports.about, { ...subheading, after: 2 });
  const notes = layout.type.missing.length > 0 ? [reports.score.note, reports.missingGlyphs] : [reports.score.note];
  for (const note of notes) layout.paragraph(root, note, { ...small, x: PAGE.margin });
}
