import { decodeReferences } from './decode-references.ts';

/** Elements whose text readers do not see. */
const UNSEEN = /^<(script|style|template|noscript|title)\b/i;

/**
 * The approximate text of a page: everything that is not a tag or a comment, with entities decoded. Made in one pass, without a tree, for
 * decisions in which a little too much or too little text does no harm.
 *
 * @param options.seen leave out scripts, styles, templates and the title
 */
export function sourceText(html: string, { seen = false } = {}): string {
  const lower = seen ? html.toLowerCase() : html;
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    parts.push(html.slice(at, open === -1 ? html.length : open));
    if (open === -1) break;
    const unseen = seen ? UNSEEN.exec(html.slice(open, open + 10))?.[1]?.toLowerCase() : undefined;
    const end = unseen === undefined ? (html.startsWith('<!--', open) ? '-->' : '>') : `</${unseen}`;
    const close = lower.indexOf(end, open);
    if (close === -1) break;
    at = close + end.length;
  }
  return decodeReferences(parts.join(' '));
}
