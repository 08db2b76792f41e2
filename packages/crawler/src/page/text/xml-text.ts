import { decodeReferences } from './decode-references.ts';

/**
 * What the content of an XML element says that holds text: comments are nothing, CDATA sections are what is in them, and
 * references are decoded elsewhere. Blanks stand for the markup, so lines and, but for references, offsets stay.
 */
export function xmlText(source: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: mark, index } of source.matchAll(/<!--|<!\[CDATA\[/g)) {
    // Inside another.
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
