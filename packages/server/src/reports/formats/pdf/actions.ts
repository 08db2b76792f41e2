import type { Action } from '../../content/summarise.ts';
import { forText, palette, tones } from './palette.ts';
import { body, type Element, PAGE, type Sheet, small } from './sheet.ts';

const INDENT = 24;

function drawAction(sheet: Sheet, parent: Element, action: Action, number: number): void {
  const x = PAGE.margin + INDENT;
  sheet.ensure(70);
  const { y } = sheet;
  const colour = forText(tones[action.tone]);
  sheet.group(parent, 'LI', (item) => {
    sheet.tagged(item, 'Lbl', () =>
      sheet.type.line(String(number), { x: PAGE.margin, y }, { size: 12, bold: true, colour }),
    );
    sheet.group(item, 'LBody', (content) => {
      const title = `${action.title.replace(/\.$/, '')} · ${action.extent}`;
      sheet.paragraph(content, title, { size: 10.5, bold: true, colour: palette.ink, x, maxLines: 2 });
      if (action.url !== undefined) {
        sheet.paragraph(content, action.url, { ...body, colour: palette.muted, direction: 'ltr', x, maxLines: 2 });
      }
      sheet.paragraph(content, action.fix, { ...body, x, after: 1 });
      for (const place of action.places.slice(0, 2)) {
        sheet.paragraph(content, `On ${place}`, { ...small, direction: 'ltr', x, maxLines: 1 });
      }
    });
  });
  sheet.y += 10;
}

/** What to fix first, the most worthwhile at the top. */
export function drawActions(sheet: Sheet, root: Element, actions: readonly Action[]): void {
  sheet.newPage();
  sheet.paragraph(root, 'What to fix first', { size: 16, bold: true, colour: palette.ink, tag: 'H2', after: 4 });
  const why =
    actions.length === 0
      ? 'Nothing: no link is broken, and page checks found neither errors nor warnings.'
      : 'Ordered by the number of pages that one change mends.';
  sheet.paragraph(root, why, { ...body, colour: palette.muted, after: 14 });
  if (actions.length === 0) return;
  sheet.group(root, 'L', (list) => {
    for (const [index, action] of actions.entries()) drawAction(sheet, list, action, index + 1);
  });
}
