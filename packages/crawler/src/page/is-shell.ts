import { sourceText } from './source-text.ts';

/** Ids, and visible characters, of a page that is no more than the place where scripts will build one. */
const FEW_IDS = 5;
const LITTLE_TEXT = 200;
/** How far that is looked for. */
const LOOKED_AT = 65_536;

/** The page is made by its scripts, so nothing in its source says what it will hold. */
export function isShell(html: string, ids: number): boolean {
  if (ids > FEW_IDS || !/<script\b/i.test(html)) return false;
  const text = sourceText(html.slice(0, LOOKED_AT), { seen: true });
  return text.replace(/\s+/g, ' ').length <= LITTLE_TEXT;
}
