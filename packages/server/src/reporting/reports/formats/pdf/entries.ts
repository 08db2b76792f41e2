import type { Tone } from '../../content/part.ts';
import type { ReportedLink } from '../../content/report-source.ts';
import { body, type Element, type Layout, PAGE, small } from './layout.ts';
import { inkOf, palette } from './palette.ts';

/** Heading of a list. */
export const heading = { size: 16, bold: true, colour: palette.ink, tag: 'H2' } as const;
/** Heading within a list. */
export const subheading = { size: 11, bold: true, colour: palette.ink, tag: 'H3' } as const;
/** Height of a heading, its explanation and the first entry below it. */
export const HEADED = 130;

/** An entry of a list: a mark, a URL, and a text about it. */
export interface Entry {
  readonly tone: Tone;
  /** A status code, or a word. */
  readonly mark: string;
  readonly url: string;
  readonly text: string;
  /** URL to link to instead, and the reason. */
  readonly instead?: { readonly url: string; readonly why: string } | null;
}

const CHIP = { width: 44, height: 14 } as const;

/** Draws a mark on the ground of its tone, at the margin. */
export function drawChip(
  { doc, type }: Layout,
  { mark, tone }: Pick<Entry, 'mark' | 'tone'>,
  { y, width }: { readonly y: number; readonly width: number },
): void {
  const { words, ground } = inkOf(tone);
  doc.roundedRect(PAGE.margin, y, width, CHIP.height, 3).fill(ground);
  const style = { size: 8, bold: true, colour: words };
  type.line(mark, { x: PAGE.margin + (width - type.width(mark, style)) / 2, y: y + 1.5 }, style);
}

export function drawEntry(layout: Layout, list: Element, entry: Entry): void {
  const { instead = null } = entry;
  layout.ensure(instead === null ? 44 : 58);
  const { y } = layout;
  const x = PAGE.margin + CHIP.width + 12;
  layout.group(list, 'LI', (item) => {
    layout.tagged(item, 'Lbl', () => drawChip(layout, entry, { y, width: CHIP.width }));
    layout.group(item, 'LBody', (content) => {
      layout.paragraph(content, layout.url(entry.url), { ...body, direction: 'ltr', maxLines: 3, x });
      const textStyle = { ...small, direction: 'ltr', maxLines: 2, x } as const;
      layout.paragraph(content, entry.text, { ...textStyle, after: instead === null ? 6 : 1 });
      if (instead !== null)
        layout.paragraph(
          content,
          `${layout.words.texts.reports.instead} ${layout.urlInLine(instead.url)} (${instead.why})`,
          {
            ...textStyle,
            after: 6,
          },
        );
    });
  });
}

/** Text about the first place of a link, to follow other text. */
export function firstPlace({ found_on: [place] }: ReportedLink, layout: Layout): string {
  const { reports } = layout.words.texts;
  if (place === undefined) return '';
  const line = place.line > 0 ? `, ${reports.line(place.line)}` : '';
  return ` · ${reports.firstOnInside} ${layout.urlInLine(place.page_url)}${line}`;
}

/** Draws an address of a list, with a word about it. */
export function drawLine(layout: Layout, list: Element, text: string): void {
  layout.group(list, 'LI', (item) =>
    layout.paragraph(item, text, { size: 8.5, colour: palette.ink, direction: 'ltr', tag: 'LBody', maxLines: 2 }),
  );
}

interface Kind {
  readonly title: string;
  /** Severity and number of the entries. */
  readonly badge: string;
  readonly tone: Tone;
  readonly howToFix: string | undefined;
}

/** Draws the heading and the advice that the entries below share. */
export function drawKind(layout: Layout, root: Element, { title, badge, tone, howToFix }: Kind): void {
  layout.ensure(70);
  layout.paragraph(root, title, subheading);
  const badgeStyle = { ...small, bold: true, colour: inkOf(tone).words };
  layout.paragraph(root, badge, { ...badgeStyle, after: howToFix === undefined ? 6 : 0 });
  if (howToFix !== undefined) layout.paragraph(root, howToFix, { ...body, colour: palette.muted, after: 4 });
}
