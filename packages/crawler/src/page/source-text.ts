import { decodeHTML } from 'entities';

/**
 * The text of a page, roughly: everything that is not a tag or a comment, entities decoded, scripts and styles
 * included. For questions where too much text does no harm. One pass.
 */
export function sourceText(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    parts.push(html.slice(at, open === -1 ? html.length : open));
    if (open === -1) break;
    const isComment = html.startsWith('<!--', open);
    const close = html.indexOf(isComment ? '-->' : '>', open);
    if (close === -1) break;
    at = close + (isComment ? 3 : 1);
  }
  return decodeHTML(parts.join(' '));
}
