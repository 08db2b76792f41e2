import { decodeReferences } from './decode-references.ts';

/**
 * The text of an XML element without comments and the marks of CDATA sections, with references decoded outside of these. Blanks replace the
 * markup, so that lines and, but for references, offsets stay.
 */
export function xmlText(source: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: mark, index } of source.matchAll(/<!--|<!\[CDATA\[/g)) {
    // It is inside of another comment or section.
    if (index < at) continue;
    const isComment = mark === '<!--';
    const start = index + mark.length;
    const close = source.indexOf(isComment ? '-->' : ']]>', start);
    const end = close === -1 ? source.length : close;
    const held = source.slice(start, end);
    parts.push(decodeReferences(source.slice(at, index)), blank(mark), isComment ? blank(held) : held);
    at = close === -1 ? end : close + 3;
    parts.push(blank(source.slice(end, at)));
  }
  parts.push(decodeReferences(source.slice(at)));
  return parts.join('');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
