import { wholeGroups } from '../../content/issue-facts.ts';
import { explainGroup, type IssueEntry, issueEntry } from '../../content/issue-words.ts';
import { byKind, type EntriesOfKind } from '../../content/kinds.ts';
import { PDF_LENGTHS, whereIsAll } from '../../content/lengths.ts';
import type { Listed } from '../../content/listed.ts';
import type { ReportedLink, ReportSource } from '../../content/report-source.ts';
import { drawEntry, drawKind, drawLine, type Entry, firstPlace, HEADED, heading } from './entries.ts';
import { body, type Element, type Layout, small } from './layout.ts';
import { palette } from './palette.ts';

export interface Drawn {
  readonly source: ReportSource;
  /** Entries of the lists of issues, which are drawn first. */
  readonly listed: Listed;
}

export interface Lists extends Drawn {
  /** Broken links of the crawl, by their URL. */
  readonly broken: ReadonlyMap<string, ReportedLink>;
}

const placed = (entry: IssueEntry, layout: Layout): Entry =>
  entry.link === undefined ? entry : { ...entry, text: `${entry.text}${firstPlace(entry.link, layout)}` };

function lineOf({ url, text, instead }: IssueEntry, layout: Layout): string {
  const parts = [layout.urlInLine(url), text];
  const { reports } = layout.words.texts;
  if (instead !== null) parts.push(`${reports.instead} ${layout.urlInLine(instead.url)} (${instead.why})`);
  return parts.join(' · ');
}

async function drawOfKind(layout: Layout, root: Element, { kind, entries }: EntriesOfKind): Promise<void> {
  await layout.list(root, entries, (list, entry) => {
    // Each broken link has its own reason; for other kinds the heading has it.
    if (kind === 'broken_link') drawEntry(layout, list, placed(entry, layout));
    else drawLine(layout, list, lineOf(entry, layout));
  });
  layout.y += 10;
}

/** Draws new, fixed and standing issues, one list after the other, each by its kinds. */
export async function drawIssues(layout: Layout, root: Element, { source, listed, broken }: Lists): Promise<void> {
  const { words } = layout;
  const { reports } = words.texts;
  const groups = (await wholeGroups(source.issueGroups(PDF_LENGTHS.issues))).filter(({ count: total }) => total > 0);
  for (const group of groups) {
    const { title, explanation } = explainGroup(group, words);
    layout.section(HEADED);
    layout.paragraph(root, reports.heading(title, group.count), { ...heading, after: 2 });
    layout.paragraph(root, explanation, { ...body, colour: palette.muted, after: 10 });
    const entries = group.issues.map((issue) => issueEntry(issue, broken, words));
    for (const entry of entries) listed.add(entry);
    const left = group.count - group.issues.length;
    for (const kind of byKind(entries, { kinds: group.kinds, words, isCut: left > 0 })) {
      drawKind(layout, root, kind);
      await drawOfKind(layout, root, kind);
    }
    const all = whereIsAll('issues', group.count, words.texts);
    if (left > 0) layout.paragraph(root, reports.rest.issues(left, all), small);
  }
}
