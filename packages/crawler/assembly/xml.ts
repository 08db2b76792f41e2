import { HTML, MATH, SVG } from '../src/page/markup/namespaces';
import { SVG_ELEMENT } from '../src/page/scanner/element-numbers';
import { IS_CONTENT_REPORTED } from '../src/page/scanner/scanner-registers';
import { AS_FOREIGN } from '../src/page/scanner/treatment';
import { DOUBLE_QUOTE, EXCLAMATION, GREATER_THAN, HYPHEN, LESS_THAN, QUESTION, SINGLE_QUOTE } from './characters';
import { has, treatmentOf } from './elements';
import { isEndTagOf, placeOf } from './ends';
import { sourceEnd } from './source';
import { selfClosing } from './tag';
import { currentNamespace, cut, push, takesHtml } from './tree/stack';
import { last, lastForeign } from './tree/topmost';

/*
 * What XHTML has of its own (XML 1.0, Namespaces): a start tag makes an element wherever it stands, and that lasts until its
 * own end tag or, with a slash, ends at once. What browsers refuse to show, because it is not well-formed, is read on.
 */

/**
 * Pushes the element of a start tag and returns its namespace. Prefixes are not read: svg and math begin their own namespaces, as in HTML.
 */
export function openXml(element: i32): i32 {
  let namespace = takesHtml(element) ? HTML : currentNamespace();
  if (namespace === HTML && treatmentOf(element) === AS_FOREIGN) namespace = element === SVG_ELEMENT ? SVG : MATH;
  // Elements without markup inside are read up to their end tag at once.
  if (!selfClosing && !(namespace === HTML && has(element, IS_CONTENT_REPORTED))) push(element, namespace);
  return namespace;
}

/** Closes the topmost open element of this name, and all in it. */
export function closeXml(element: i32): void {
  const at = max(last(element), lastForeign(element));
  if (at > 0) cut(at - 1);
}

/** Address of the end tag that ends the text of the element; end tags in CDATA sections and comments do not count. */
export function endOfXmlText(element: i32, from: usize): usize {
  let at = placeOf(LESS_THAN, from);
  while (at < sourceEnd && !isEndTagOf(element, at)) {
    at = placeOf(LESS_THAN, load<u8>(at + 1) === EXCLAMATION ? afterDeclaration(at + 2) : at + 1);
  }
  return at;
}

function afterDeclaration(from: usize): usize {
  if (isComment(from)) return endOfXmlComment(from + 2);
  if (!isCdata(from)) return from;
  const last = endOfCdata(from + 7);
  return last === sourceEnd ? last : last + 3;
}

/** The two bytes of `--`, behind a `<!`, stand at this address. */
function isComment(at: usize): bool {
  return load<u8>(at) === HYPHEN && load<u8>(at + 1) === HYPHEN;
}

/** Address behind the comment. Only `-->` ends it, and shares no hyphen with the beginning of the comment. */
export function endOfXmlComment(from: usize): usize {
  for (let at = placeOf(HYPHEN, from); at < sourceEnd; at = placeOf(HYPHEN, at + 1)) {
    if (load<u8>(at + 1) === HYPHEN && load<u8>(at + 2) === GREATER_THAN) return at + 3;
  }
  return sourceEnd;
}

/** The bytes `[CDATA[` stand at this address. */
export function isCdata(at: usize): bool {
  return load<u32>(at) === 0x4144435b && (load<u32>(at + 4) & 0xffffff) === 0x5b4154;
}

/** Address of the `]]>` that ends a CDATA section. */
export function endOfCdata(from: usize): usize {
  let last = from;
  while (last < sourceEnd && !(load<u16>(last) === 0x5d5d && load<u8>(last + 2) === GREATER_THAN)) last++;
  return last;
}

/** Address behind the `?>` of an instruction. */
export function afterInstruction(from: usize): usize {
  for (let at = placeOf(QUESTION, from); at < sourceEnd; at = placeOf(QUESTION, at + 1)) {
    if (load<u8>(at + 1) === GREATER_THAN) return at + 2;
  }
  return sourceEnd;
}

const OPENING_BRACKET = 91;
const CLOSING_BRACKET = 93;

/** Address behind a doctype, which may hold declarations between brackets; a `>` in quotes does not end it. */
export function afterXmlDoctype(from: usize): usize {
  let brackets = 0;
  for (let at = from; at < sourceEnd; at++) {
    const c: i32 = load<u8>(at);
    if (c === DOUBLE_QUOTE || c === SINGLE_QUOTE) at = placeOf(c, at + 1);
    else if (c === LESS_THAN && load<u8>(at + 1) === EXCLAMATION && isComment(at + 2)) at = endOfXmlComment(at + 4) - 1;
    else if (c === OPENING_BRACKET) brackets++;
    else if (c === CLOSING_BRACKET) brackets--;
    else if (c === GREATER_THAN && brackets <= 0) return at + 1;
  }
  return sourceEnd;
}

/** The name has a capital letter. XHTML has no such element: `A` is unknown there. */
export function hasCapital(start: usize, end: usize): bool {
  for (let at = start; at < end; at++) {
    const c: i32 = load<u8>(at);
    if (c >= 65 && c <= 90) return true;
  }
  return false;
}
