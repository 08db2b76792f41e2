import type { Texts } from '../../../texts/words.ts';
import type { Action, Actions } from '../../content/actions.ts';
import { drawChip } from './entries.ts';
import { body, type Element, type Layout, PAGE, small } from './layout.ts';
import { palette } from './palette.ts';

const INDENT = 28;
/** Width of the number before an action. */
const NUMBER = 20;

function drawAction(layout: Layout, parent: Element, action: Action, number: number): void {
  const x = PAGE.margin + INDENT;
  layout.ensure(70);
  const { y } = layout;
  layout.group(parent, 'LI', (item) => {
    layout.tagged(item, 'Lbl', () =>
      drawChip(layout, { mark: String(number), tone: action.tone }, { y, width: NUMBER }),
    );
    layout.group(item, 'LBody', (content) => {
      layout.paragraph(content, action.title, { size: 10.5, bold: true, colour: palette.ink, x, maxLines: 2 });
      if (action.url !== undefined) {
        layout.paragraph(content, layout.url(action.url), {
          ...body,
          colour: palette.muted,
          direction: 'ltr',
          x,
          maxLines: 2,
        });
      }
      if (action.instead !== undefined) {
        const text = `${layout.words.texts.reports.instead} ${layout.url(action.instead)}`;
        layout.paragraph(content, text, { ...small, direction: 'ltr', x, maxLines: 2 });
      }
      layout.paragraph(content, action.fix, { ...body, x, after: 1 });
      for (const place of action.places) {
        layout.paragraph(content, `${action.placed} ${layout.url(place)}`, {
          ...small,
          direction: 'ltr',
          x,
          maxLines: 1,
        });
      }
    });
  });
  layout.y += 10;
}

/** Height that the actions need at least below the summary; otherwise they begin on the next page. */
const MIN_ROOM = 150;

/** Draws what to fix first, in this order. */
export async function drawActions(
  layout: Layout,
  root: Element,
  { actions: { actions, note }, says }: { readonly actions: Actions; readonly says: Texts['reports']['actions'] },
): Promise<void> {
  layout.ensure(MIN_ROOM);
  layout.paragraph(root, says.title, { size: 16, bold: true, colour: palette.ink, tag: 'H2', after: 4 });
  layout.paragraph(root, note, { ...body, colour: palette.muted, after: 14 });
  if (actions.length === 0) return;
  await layout.list(root, actions, (list, action, index) => drawAction(layout, list, action, index + 1));
}
