import type { Part } from '../../content/part.ts';
import type { ReportLook } from '../../content/report-source.ts';
import type { Summary } from '../../content/summarise.ts';
import { drawBar, drawHistory, drawScore } from './charts.ts';
import { drawMark } from './draw-mark.ts';
import { body, CONTENT_WIDTH, type Element, type Layout, PAGE, small } from './layout.ts';
import { forText, palette } from './palette.ts';

const LOGO = { width: 150, height: 34 } as const;
const RING = 128;
const heading = { size: 12, bold: true, colour: palette.ink, tag: 'H2', after: 6 } as const;

/** Draws the logo, or the name, of the author of the report. */
function drawLetterhead(layout: Layout, root: Element, look: ReportLook): void {
  const { doc } = layout;
  const name = look.name ?? 'Linkvitals';
  const { logo } = look;
  if (logo === undefined) {
    const style = { size: 13, bold: true, colour: forText(look.colour) };
    layout.paragraph(root, name, { ...style, after: 22 });
    return;
  }
  const { y } = layout;
  layout.tagged(
    root,
    'Figure',
    () => doc.image(Buffer.from(logo), PAGE.margin, y, { fit: [LOGO.width, LOGO.height] }),
    {
      alt: name,
      bbox: [PAGE.margin, y, PAGE.margin + LOGO.width, y + LOGO.height],
    },
  );
  layout.y = y + LOGO.height + 18;
}

const sentenceOf = (parts: readonly Part[], { format }: Layout['words']): string =>
  parts.map(({ label, count }) => `${label}: ${format.number(count)}`).join(', ');

/** Draws the score, its meaning, and what costs points. */
function drawVerdict(layout: Layout, root: Element, summary: Summary): void {
  const { y } = layout;
  const box = { x: PAGE.margin, y, width: RING, height: RING };
  const bbox: [number, number, number, number] = [box.x, y, box.x + RING, y + RING];
  layout.tagged(root, 'Figure', () => drawScore(layout, summary, box), { alt: summary.alt, bbox });
  const x = PAGE.margin + RING + 26;
  const { change } = summary;
  layout.y = y + (summary.costs.length > 0 ? (change === undefined ? 18 : 10) : 36);
  layout.paragraph(root, summary.sentence, { size: 14, bold: true, colour: palette.ink, x, after: 6, maxLines: 3 });
  if (change !== undefined) {
    layout.paragraph(root, change, { size: 11, bold: true, colour: palette.ink, x, after: 6, maxLines: 2 });
  }
  for (const cost of summary.costs) layout.paragraph(root, cost, { ...body, colour: palette.muted, x, after: 2 });
  layout.y = Math.max(layout.y, y + RING) + 18;
}

/** Draws numbers in three columns, each with its name. */
function drawNumbers(layout: Layout, root: Element, { numbers }: Summary): void {
  const { y } = layout;
  const [gap, height] = [10, 48];
  const width = (CONTENT_WIDTH - 2 * gap) / 3;
  layout.group(root, 'L', (list) => {
    for (const [index, [label, value]] of numbers.entries()) {
      const x = PAGE.margin + (index % 3) * (width + gap);
      const top = y + Math.floor(index / 3) * (height + gap);
      layout.artifact(() => layout.doc.roundedRect(x, top, width, height, 6).lineWidth(0.6).stroke(palette.line));
      layout.group(list, 'LI', (item) => {
        layout.tagged(item, 'Lbl', () => layout.type.line(label, { x: x + 12, y: top + 8 }, small));
        const style = { size: 15, bold: true, colour: palette.ink };
        layout.tagged(item, 'LBody', () => layout.type.line(value, { x: x + 12, y: top + 20 }, style));
      });
    }
  });
  layout.y = y + Math.ceil(numbers.length / 3) * (height + gap) + 10;
}

function drawParts(layout: Layout, root: Element, title: string, parts: readonly Part[]): void {
  layout.paragraph(root, title, heading);
  const { y } = layout;
  const box = { x: PAGE.margin, y, width: CONTENT_WIDTH, height: 28 };
  const bbox: [number, number, number, number] = [box.x, y, box.x + box.width, y + box.height];
  layout.tagged(root, 'Figure', () => drawBar(layout, parts, box), {
    alt: `${title}. ${sentenceOf(parts, layout.words)}`,
    bbox,
  });
  layout.y = y + 42;
}

/** Draws the numbers of issues in a row, each with its name and colour. */
function drawIssueNumbers(layout: Layout, root: Element, issues: Summary['issues']): void {
  if (issues === undefined) return;
  layout.paragraph(root, issues.title, heading);
  const { doc, type, y } = layout;
  const width = CONTENT_WIDTH / issues.parts.length;
  layout.group(root, 'L', (list) => {
    for (const [index, { label, count, tone }] of issues.parts.entries()) {
      const x = PAGE.margin + index * width;
      layout.artifact(() => drawMark(doc, tone, { x: x + 3, y: y + 6.5 }));
      layout.group(list, 'LI', (item) => {
        layout.tagged(item, 'Lbl', () => type.line(label, { x: x + 10, y: y + 1 }, small));
        const style = { size: 13, bold: true, colour: palette.ink };
        layout.tagged(item, 'LBody', () =>
          type.line(layout.words.format.number(count), { x: x + 10, y: y + 12 }, style),
        );
      });
    }
  });
  layout.y = y + 46;
}

const MIN_HISTORY = 2;

function drawTrend(layout: Layout, root: Element, { history, historyAlt }: Summary): void {
  if (history.length < MIN_HISTORY || layout.room < 130) return;
  const title = layout.words.texts.reports.score.history;
  layout.paragraph(root, title, heading);
  const { y } = layout;
  const box = { x: PAGE.margin, y, width: CONTENT_WIDTH, height: 64 };
  const bbox: [number, number, number, number] = [box.x, y, box.x + box.width, y + box.height + 14];
  layout.tagged(root, 'Figure', () => drawHistory(layout, history, box), { alt: `${title}. ${historyAlt}`, bbox });
  layout.y = y + 92;
}

/** Draws the first page, an overview. */
export function drawSummary(
  layout: Layout,
  root: Element,
  { summary, look }: { summary: Summary; look: ReportLook },
): void {
  layout.newPage();
  drawLetterhead(layout, root, look);
  layout.paragraph(root, summary.title, {
    size: 22,
    bold: true,
    colour: palette.ink,
    tag: 'H1',
    after: 2,
    maxLines: 2,
  });
  layout.paragraph(root, summary.subtitle, { ...body, colour: palette.muted, after: 20, maxLines: 2 });
  drawVerdict(layout, root, summary);
  drawNumbers(layout, root, summary);
  drawIssueNumbers(layout, root, summary.issues);
  const { reports } = layout.words.texts;
  drawParts(layout, root, reports.verdicts.title, summary.links);
  drawParts(layout, root, reports.bySeverity, summary.findings);
  drawTrend(layout, root, summary);
}
