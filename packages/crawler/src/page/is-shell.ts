import type { PageContent } from './page-content.ts';

/** Ids, and visible characters, of a page that is no more than the place where scripts will build one. */
const FEW_IDS = 5;
const LITTLE_TEXT = 200;

/** The page is made by its scripts, so nothing in its source says what it will hold. */
export function isShell({ anchors, marks }: PageContent): boolean {
  return marks.hasScript && anchors.length <= FEW_IDS && marks.textLength + marks.sideTextLength <= LITTLE_TEXT;
}
