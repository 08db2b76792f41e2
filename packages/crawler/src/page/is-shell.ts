import type { PageContent } from './page-content.ts';

/** Largest numbers of ids, and of visible characters, of a page that is only the frame for what its scripts build. */
const FEW_IDS = 5;
const LITTLE_TEXT = 200;

/** The page is built by its scripts, so its source does not show its content. */
export function isShell({ anchors, marks }: PageContent): boolean {
  return marks.hasScript && anchors.length <= FEW_IDS && marks.textLength + marks.sideTextLength <= LITTLE_TEXT;
}
