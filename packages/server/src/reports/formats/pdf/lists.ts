import type { CrawlFinding } from '@linkvitals/contract';
import { count } from '../../../count.ts';
import { explainReason } from '../../../issues/index.ts';
import { brokenOf, listedNote, notListed, readBroken } from '../../content/broken-links.ts';
import { explainGroup, type IssueEntry, issueEntry } from '../../content/issue-words.ts';
import type { Tone } from '../../content/part.ts';
import type { FindingGroup, ReportedLink, ReportSource } from '../../content/report-source.ts';
import { ofWhichIgnored, SCORE_NOTE } from '../../content/words.ts';
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

const rest = (left: number, what: string): string =>
  `${count(left, what)} more ${left === 1 ? 'is' : 'are'} in the reports as CSV, JSON and HTML.`;

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
        layout.paragraph(content, `Instead: ${instead.url} (${instead.why})`, { ...said, after: 6 });
    });
  });
}

function firstPlace({ found_on: [place] }: ReportedLink): string {
  if (place === undefined) return '';
  return ` · first on ${place.page_url}${place.line > 0 ? `, line ${place.line}` : ''}`;
}

function entryOf(link: ReportedLink): Entry {
  const { url, reason, status_code, found_on_pages, found_on, ignored } = link;
  const on = ` · on ${count(found_on_pages ?? found_on.length, 'page')}${firstPlace(link)}`;
  const text = `${ignored ? 'Ignored · ' : ''}${explainReason(reason).title}${on}`;
  return { tone: ignored ? 'unknown' : 'critical', mark: status_code === null ? '—' : String(status_code), url, text };
}

/** New, fixed and standing issues, one list after the other. @returns the URLs of the broken links in them */
async function drawIssues(layout: Layout, root: Element, { source, broken }: Lists): Promise<ReadonlySet<string>> {
  const listed = new Set<string>();
  const groups = (await source.issueGroups(MAX_ISSUES)).filter(({ count: total }) => total > 0);
  for (const group of groups) {
    const { title, explanation } = explainGroup(group);
    layout.section(HEADED);
    layout.paragraph(root, `${title}: ${group.count.toLocaleString('en')}`, { ...heading, after: 2 });
    layout.paragraph(root, explanation, { ...body, colour: palette.muted, after: 10 });
    const entries = group.issues.map((issue) => issueEntry(issue, broken));
    for (const url of brokenOf(entries)) listed.add(url);
    layout.group(root, 'L', (list) => {
      for (const entry of entries) drawEntry(layout, list, placed(entry));
    });
    const left = group.count - group.issues.length;
    if (left > 0) layout.paragraph(root, rest(left, 'issue'), small);
  }
  return listed;
}

const placed = (entry: IssueEntry): Entry =>
  entry.link === undefined ? entry : { ...entry, text: `${entry.text}${firstPlace(entry.link)}` };

interface Lists {
  readonly source: ReportSource;
  readonly broken: ReadonlyMap<string, ReportedLink>;
}

/** Issues, then the broken links that are not among them. */
export async function drawFaults(layout: Layout, root: Element, source: ReportSource): Promise<void> {
  const broken = await readBroken(source, MAX_LINKS);
  const listed = await drawIssues(layout, root, { source, broken });
  drawBroken(layout, root, { source, broken, listed });
}

interface Broken extends Lists {
  readonly listed: ReadonlySet<string>;
}

/** The other broken links, each with its first place. */
function drawBroken(layout: Layout, root: Element, { source, broken, listed }: Broken): void {
  const total = source.facts.verdicts.broken ?? 0;
  const others = notListed({ broken, listed });
  const left = total - broken.size;
  if (others.length === 0 && left <= 0) return;
  layout.section(HEADED);
  const title = `Broken links: ${total.toLocaleString('en')}${ofWhichIgnored(source.facts.crawl)}`;
  const note = listedNote({ broken, listed });
  layout.paragraph(root, title, { ...heading, after: note === undefined ? 10 : 2 });
  if (note !== undefined) layout.paragraph(root, note, { ...body, colour: palette.muted, after: 10 });
  if (others.length > 0) {
    layout.group(root, 'L', (list) => {
      for (const link of others) drawEntry(layout, list, entryOf(link));
    });
  }
  if (left > 0) layout.paragraph(root, rest(left, 'broken link'), body);
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
  layout.section(HEADED);
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
export function drawNotes(layout: Layout, root: Element): void {
  layout.ensure(120);
  layout.y += 10;
  layout.rule(10);
  layout.paragraph(root, 'About these numbers', { ...subheading, after: 2 });
  const notes = [SCORE_NOTE];
  const { missing } = layout.type;
  if (missing.length > 0) {
    notes.push('� stands for a character that the fonts of this file do not have; HTML, CSV and JSON have it.');
  }
  for (const note of notes) layout.paragraph(root, note, { ...small, x: PAGE.margin });
}
