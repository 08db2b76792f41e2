import { HTML } from '../src/page/markup/namespaces';
import { A } from '../src/page/scanner/element-numbers';
import {
  DATA,
  DEPTH,
  IS_CONTENT_REPORTED,
  IS_HIDDEN,
  IS_UNSEEN,
  PLAINTEXT,
  SCRIPT,
  WANTS_TEXT,
  XML_TEXT,
} from '../src/page/scanner/scanner-registers';
import {
  beginAttributes,
  hides,
  ignoreAttributes,
  metAttributes,
  reportedAttributes,
  takeAttributes,
} from './attributes';
import { EXCLAMATION, GREATER_THAN, HYPHEN, LESS_THAN, QUESTION, SLASH } from './characters';
import { has, ruleOf } from './elements';
import { afterMark, endOfComment, endOfRawText, endOfScript } from './ends';
import { beginLines } from './lines';
import { reset } from './memory';
import { beginNames, nameEnd, nameLength, readName, readUnknownName } from './names';
import { content, endAnchor, text } from './reader';
import { clearRegisters, getRegister, registers, setRegister } from './registers';
import { isReported, reportStartTag, reportWhatIsLeft } from './report-tag';
import { beginSyntax, endSource, initSource, isLetter, isXml, makeRoom, source, sourceEnd, units } from './source';
import { beginTag, endTagAt, selfClosing } from './tag';
import { addMain, addSide, beginText, initTextHash, separate } from './text-hash';
import { beginFormatting } from './tree/formatting';
import { beginFormattingElements, hideOpened } from './tree/formatting-elements';
import { beginOpenElements, closeElement, meetText, openElement } from './tree/open-elements';
import { beginStack, currentNamespace, depth, inMain, isHidden, isInert, moved } from './tree/stack';
import { beginTables, meetDoctype, NO_ELEMENT } from './tree/tables';
import {
  afterInstruction,
  afterXmlDoctype,
  closeXml,
  endOfCdata,
  endOfXmlComment,
  endOfXmlText,
  hasCapital,
  isCdata,
  openXml,
} from './xml';

export { attributeNameAt, wantedOf } from './attributes';
export { ruleAt } from './elements';
export { lineAt } from './lines';
export { addName, nameRoom } from './names';

/*
 * The tokenizer of the HTML standard (13.2.5) and what becomes of its tokens, over a source that is whole in memory. Tags
 * and comments that the source ends in are dropped, as there.
 */

let place: usize = 0;
/** Element that is not seen and has not ended; -1 outside. */
let unseen: i32 = -1;

initSource();
initTextHash();

/** Address of the registers */
export function registersAt(): usize {
  return registers;
}

/**
 * Begins another page.
 *
 * @param length in UTF-16 code units
 * @param isWide the source is given in units as well
 * @param xml the page is XHTML
 * @param random for the hash of names
 * @returns where the source is to be laid down, a byte for each unit
 */
export function begin(length: i32, isWide: bool, xml: bool, random: i32): usize {
  reset();
  beginSyntax(xml);
  makeRoom(length, isWide);
  endSource();
  beginLines();
  beginNames(random);
  beginFormatting();
  beginFormattingElements();
  beginStack();
  beginTables();
  beginOpenElements();
  clearRegisters();
  beginText();
  place = source;
  unseen = -1;
  return source;
}

/** Address at which the units of a wide source are to be written */
export function unitsAt(): usize {
  return units;
}

/**
 * Goes on from where it stopped.
 *
 * @param tags stops after so many, or after as many characters or moves of open elements as they cost
 * @returns false when the source has come to its end
 */
export function read(tags: i32): bool {
  const stop = place + tags * 64;
  const movedBefore = moved;
  for (let still = tags; still > (moved - movedBefore) >> 3 && place < stop; still--) if (!readMarkup()) return false;
  return true;
}

/** Ends the last word of the main text. */
export function end(): void {
  separate();
}

/** Text up to the next piece of markup, and that. */
function readMarkup(): bool {
  const from = place;
  let open = from;
  while (open < sourceEnd && (load<u8>(open) !== LESS_THAN || !isMarkup(load<u8>(open + 1)))) open = readText(open);
  if (from < open) takeText(from, open);
  if (open === sourceEnd) {
    place = sourceEnd;
    return false;
  }
  const c: i32 = load<u8>(open + 1);
  if (c === SLASH) readEndTag(open + 2);
  else if (c === EXCLAMATION) readDeclaration(open + 2);
  else if (isLetter(c)) readStartTag(open + 1);
  else place = isXml ? afterInstruction(open + 2) : afterMark(open + 1);
  return place < sourceEnd;
}

/** Reads what stands at `start`, and on to the next `<` or the end of the source. Gives the place where that is. */
function readText(start: usize): usize {
  if (!isInert() && unseen === -1) return inMain ? addMain(start, sourceEnd, true) : addSide(start, sourceEnd, true);
  let at = start + 1;
  while (at < sourceEnd && load<u8>(at) !== LESS_THAN) at++;
  return at;
}

/** Text that has been read, in one piece or more; character references are not decoded. */
function takeText(start: usize, end: usize): void {
  meetText(start, end);
  if (getRegister(WANTS_TEXT) !== 0) {
    setRegister(DEPTH, depth);
    text(<i32>(start - source), <i32>(end - source));
  }
}

function readStartTag(nameStart: usize): void {
  let element = readName(nameStart);
  if (isXml) element = xmlName(nameStart, element);
  const behind = nameEnd;
  beginTag(nameStart - 1);
  beginAttributes(element);
  if (load<u8>(behind) === GREATER_THAN && behind < sourceEnd) place = behind + 1;
  else if (!readAttributes(behind)) return;
  endTagAt(place);
  const model = takeStartTag(element);
  if (model !== DATA) readContent(element, model);
}

/** In XHTML an HTML element with a capital in its name is another one. */
function xmlName(start: usize, element: i32): i32 {
  return currentNamespace() === HTML && hasCapital(start, nameEnd) ? readUnknownName(start) : element;
}

/** Gives how the content of the element is read. */
function takeStartTag(element: i32): i32 {
  const wasInert = isInert();
  const namespace = isXml ? openXml(element) : openElement(element);
  reportWhatIsLeft();
  if (namespace === NO_ELEMENT) return DATA;
  const rule = ruleOf(element);
  if (!wasInert) {
    separate();
    if ((rule.flags & IS_UNSEEN) !== 0 && unseen === -1) unseen = element;
    // In HTML only foreign elements close themselves; `<div/>` is an open div.
    const isClosed = selfClosing && (isXml || namespace !== HTML);
    if (isClosed && element === unseen) unseen = -1;
    // The attributes of nearly all tags are of no interest.
    const isHiding = metAttributes() !== 0 && hides();
    if (isHiding) hideOpened(element, isClosed);
    if (reportedAttributes() !== 0 || isReported(rule, namespace)) {
      setRegister(IS_HIDDEN, <i32>(isHiding || isHidden()));
      reportStartTag(element, namespace);
    }
  }
  if (namespace !== HTML) return DATA;
  if (isXml) return !selfClosing && (rule.flags & IS_CONTENT_REPORTED) !== 0 ? XML_TEXT : DATA;
  return rule.content;
}

function readEndTag(nameStart: usize): void {
  if (!isLetter(load<u8>(nameStart))) {
    place = afterMark(nameStart);
    return;
  }
  let element = readName(nameStart);
  if (isXml) element = xmlName(nameStart, element);
  const behind = nameEnd;
  if (load<u8>(behind) === GREATER_THAN && behind < sourceEnd) place = behind + 1;
  else {
    ignoreAttributes();
    if (!readAttributes(behind)) return;
  }
  if (!isInert()) {
    endWord(element);
    if (element === A) endAnchor();
  }
  if (isXml) closeXml(element);
  else closeElement(element);
  reportWhatIsLeft();
}

function endWord(element: i32): void {
  separate();
  if (element === unseen) unseen = -1;
}

/** To behind the `>` of the tag, over its attributes. False when the source ends before it. */
function readAttributes(from: usize): bool {
  const end = takeAttributes(from);
  place = end === 0 ? sourceEnd : end;
  return end !== 0;
}

/** `<!`: a comment, a doctype, a CDATA section, or anything else up to `>`. */
function readDeclaration(from: usize): void {
  if (load<u8>(from) === HYPHEN && load<u8>(from + 1) === HYPHEN)
    place = isXml ? endOfXmlComment(from + 2) : endOfComment(from + 2);
  else if ((isXml || currentNamespace() !== HTML) && isCdata(from)) readCdata(from + 7);
  else if (isXml) place = afterXmlDoctype(from);
  else {
    if (isDoctype(from)) meetDoctype();
    place = afterMark(from);
  }
}

function readCdata(start: usize): void {
  const last = endOfCdata(start);
  if (start < last) {
    if (!isInert()) takeSeenText(start, last);
    takeText(start, last);
  }
  place = last === sourceEnd ? sourceEnd : last + 3;
}

function takeSeenText(start: usize, end: usize): void {
  if (unseen !== -1) return;
  if (inMain) addMain(start, end, false);
  else addSide(start, end, false);
}

/** `doctype` in any case. */
function isDoctype(at: usize): bool {
  return (load<u32>(at) | 0x20202020) === 0x74636f64 && ((load<u32>(at + 4) & 0xffffff) | 0x202020) === 0x657079;
}

/** Text without markup, and the end tag of the same name: it closes this element, whatever else is open. */
function readContent(element: i32, model: i32): void {
  const from = place;
  const last = endOfContent(element, model, from);
  if (!isInert()) {
    takeSeenText(from, last);
    endWord(element);
    if (has(element, IS_CONTENT_REPORTED)) content(element, <i32>(from - source), <i32>(last - source));
  }
  if (last === sourceEnd) place = sourceEnd;
  else {
    ignoreAttributes();
    readAttributes(last + 2 + nameLength(element));
  }
}

function endOfContent(element: i32, model: i32, from: usize): usize {
  if (model === XML_TEXT) return endOfXmlText(element, from);
  if (model === PLAINTEXT) return sourceEnd;
  return model === SCRIPT ? endOfScript(from) : endOfRawText(element, from);
}

/** Whether a code unit after `<` begins markup and not mere text */
function isMarkup(c: i32): bool {
  return isLetter(c) || c === SLASH || c === EXCLAMATION || c === QUESTION;
}
