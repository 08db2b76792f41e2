import { HTML, MATH, SVG } from '../src/page/markup/namespaces';
import {
  ANNOTATION_XML,
  BODY,
  BR,
  BUTTON,
  COL,
  COLGROUP,
  FONT,
  FORM,
  H1,
  H6,
  HEAD,
  HR,
  HTML_ELEMENT,
  OL,
  OPTGROUP,
  OPTION,
  P,
  RP,
  RT,
  RTC,
  RUBY,
  SELECT,
  SVG_ELEMENT,
  TABLE,
  TEMPLATE,
  UL,
  XMP,
} from '../src/page/scanner/element-numbers';
import { IS_ORDINARY } from '../src/page/scanner/scanner-registers';
import { BREAKOUT, HEADING, TABLE_PART } from '../src/page/scanner/traits';
import {
  AS_ANCHOR,
  AS_BLOCK,
  AS_BUTTON,
  AS_CELL,
  AS_DESCRIPTION,
  AS_FOREIGN,
  AS_FORM,
  AS_FORMAT,
  AS_LIST_ITEM,
  AS_MARKER,
  AS_NOBR,
  AS_OPTION,
  AS_OTHER,
  AS_PARAGRAPH,
  AS_PART,
  AS_RUBY,
  AS_SELECT,
  AS_TABLE,
  AS_TEMPLATE,
  AS_TITLE_LINE,
  AS_UNSTACKED,
  AS_VOID,
} from '../src/page/scanner/treatment';
import { metAttributes } from './attributes';
import { has, traitsOf, treatmentOf } from './elements';
import { addMarker, clearToMarker, hasPending } from './formatting';
import {
  adopt,
  always,
  closeLeaf,
  closeOther,
  hasLeaf,
  keepLeaf,
  openFormatting,
  openLeaf,
  reopen,
} from './formatting-elements';
import { holdsHtml } from './reader';
import { beginShadow, bodyIsOpen, openBody, openBodyForText } from './shadow';
import { isBlank } from './source';
import {
  closeImplied,
  closeParagraph,
  current,
  currentForm,
  currentNamespace,
  cut,
  depth,
  elementAt,
  forgetForm,
  holdHtml,
  isInTemplate,
  isPlain,
  lastHtml,
  lastListBarrier,
  lastScope,
  lastTablePart,
  MARKED,
  pointToForm,
  push,
  remove,
  takesHtml,
} from './stack';
import { closeTablePart, fitsTemplate, inStructure, NO_ELEMENT, openTablePart, tablePart } from './tables';
import { selfClosing } from './tag';
import { last, lastForeign } from './topmost';

/*
 * Which elements are open: the tree construction of the HTML standard (13.2.6) as far as it decides whether a tag makes
 * an element, in which namespace, and where. No tree is built. What it leaves out is listed in the decision record on
 * reading HTML.
 */

const NONE = -1;
/** `id` and `style`, which are wanted of every element. */
const ALWAYS_WANTED = 3;

let formIsOpen: bool = false;
/** Something came that `head` has to stand before: it opens no more. */
let begun: bool = false;

export function beginOpenElements(): void {
  formIsOpen = false;
  begun = false;
  beginShadow();
}

/** Text between two tags opens formatting elements again. */
export function meetText(start: usize, end: usize): void {
  if (hasLeaf()) return;
  if (!bodyIsOpen) openBodyForText(start, end);
  if (!begun) begun = !isBlank(start, end);
  if (!hasPending() || !takesHtml(NONE)) return;
  if (inStructure() && isBlank(start, end)) return;
  reopen();
}

/** Namespace of the element that the tag makes; `NO_ELEMENT` when it makes none. */
export function openElement(element: i32): i32 {
  keepLeaf();
  if (begun && isPlain() && has(element, IS_ORDINARY)) return openInBody(element);
  if (!takesHtml(element)) {
    if (!breaksOut(element)) return openForeign(element, currentNamespace());
    leaveForeign();
  }
  const part = tablePart();
  if (part === TEMPLATE && !fitsTemplate(element)) return NO_ELEMENT;
  if (element === HEAD && begun) return NO_ELEMENT;
  if (element !== HTML_ELEMENT) begun = true;
  if ((traitsOf(element) & TABLE_PART) !== 0 || element === COL) {
    if (element === TABLE && !bodyIsOpen) openBody(element);
    return openTablePart(element);
  }
  // In a column group anything else ends it.
  if (part === COLGROUP) cut(lastTablePart - 1);
  if (element === FORM && inStructure()) return openTableForm();
  return openInBody(element);
}

export function closeElement(element: i32): void {
  if (closeLeaf(element)) return;
  keepLeaf();
  // Other end tags before the first element are dropped.
  if (!begun) begun = element === HEAD || element === BODY || element === HTML_ELEMENT || element === BR;
  if (currentNamespace() !== HTML) {
    if (element === P || element === BR) leaveForeign();
    else {
      const at = lastForeign(element);
      if (at > lastHtml()) {
        cut(at - 1);
        return;
      }
    }
  }
  if (tablePart() === COLGROUP && element !== TEMPLATE) cut(lastTablePart - 1);
  closeInBody(element);
}

/** A start tag that ends foreign content and makes an HTML element (HTML standard, 13.2.6.5). */
function breaksOut(element: i32): bool {
  if ((traitsOf(element) & BREAKOUT) !== 0) return true;
  return element === FONT && (metAttributes() & ~ALWAYS_WANTED) !== 0;
}

function openForeign(element: i32, namespace: i32): i32 {
  if (!selfClosing) {
    const holds = element === ANNOTATION_XML && holdsHtml();
    push(element, namespace);
    if (holds) holdHtml();
  }
  return namespace;
}

function leaveForeign(): void {
  while (!takesHtml(NONE)) cut(depth - 1);
}

function openInBody(element: i32): i32 {
  if (!bodyIsOpen) openBody(element);
  switch (treatmentOf(element)) {
    case AS_UNSTACKED:
      if (element === BODY || element === HTML_ELEMENT || element === HEAD) {
        if (isInTemplate()) return NO_ELEMENT;
      }
      if (element === XMP) {
        closeParagraph();
        reopen();
      }
      return HTML;
    case AS_VOID:
      if (element === HR) closeParagraph();
      else reopen();
      return HTML;
    case AS_BLOCK:
    case AS_PARAGRAPH:
      closeParagraph();
      break;
    case AS_TITLE_LINE:
      closeParagraph();
      if (depth > 0 && currentNamespace() === HTML && (traitsOf(current()) & HEADING) !== 0) cut(depth - 1);
      break;
    case AS_LIST_ITEM:
    case AS_DESCRIPTION:
      closeItem(element);
      closeParagraph();
      break;
    case AS_FORM:
      if (formIsOpen && !isInTemplate()) return NO_ELEMENT;
      closeParagraph();
      push(element);
      if (!isInTemplate()) {
        formIsOpen = true;
        pointToForm();
      }
      return HTML;
    case AS_FOREIGN:
      reopen();
      return openForeign(element, element === SVG_ELEMENT ? SVG : MATH);
    case AS_ANCHOR:
    case AS_NOBR:
    case AS_FORMAT:
      openFormatting(element);
      return HTML;
    default:
      openInline(element);
      return HTML;
  }
  push(element);
  return HTML;
}

function openInline(element: i32): void {
  const treatment = treatmentOf(element);
  if (treatment === AS_BUTTON && last(BUTTON) > lastScope) {
    closeImplied();
    cut(last(BUTTON) - 1);
  } else if (treatment === AS_OPTION) closeOption(element);
  else if (treatment === AS_RUBY) {
    if (last(RUBY) > lastScope) closeImplied(element === RT || element === RP ? RTC : NONE);
    push(element);
    return;
  }
  reopen();
  if (treatment === AS_OTHER && isPlain() && (traitsOf(element) & MARKED) === 0) {
    openLeaf(element);
    return;
  }
  push(element);
  if (treatment === AS_MARKER) addMarker();
}

function closeOption(element: i32): void {
  if (last(SELECT) > 0 && last(SELECT) >= lastScope) closeImplied(element === OPTION ? OPTGROUP : NONE);
  else if (currentNamespace() === HTML && current() === OPTION) cut(depth - 1);
}

function openTableForm(): i32 {
  if (formIsOpen || isInTemplate()) return NO_ELEMENT;
  formIsOpen = true;
  return HTML;
}

function closeInBody(element: i32): void {
  const at = last(element);
  switch (treatmentOf(element)) {
    case AS_PARAGRAPH:
      closeParagraph();
      break;
    case AS_LIST_ITEM:
      if (at > max(lastScope, max(last(OL), last(UL)))) cut(at - 1);
      break;
    case AS_TITLE_LINE: {
      let heading = at;
      for (let each = H1; each <= H6; each++) heading = max(heading, last(each));
      if (heading > lastScope) cut(heading - 1);
      break;
    }
    case AS_BLOCK:
    case AS_DESCRIPTION:
    case AS_BUTTON:
      if (at > lastScope) cut(at - 1);
      break;
    case AS_SELECT:
      if (at > 0 && at === lastScope) cut(at - 1);
      break;
    case AS_MARKER:
      if (at > 0 && at === lastScope) {
        cut(at - 1);
        clearToMarker();
      }
      break;
    case AS_FORM:
      closeForm(at);
      break;
    case AS_ANCHOR:
    case AS_NOBR:
    case AS_FORMAT:
      adopt(element);
      break;
    case AS_TEMPLATE:
      if (isInTemplate()) {
        cut(at - 1);
        clearToMarker();
      }
      break;
    case AS_TABLE:
    case AS_PART:
    case AS_CELL:
      closeTablePart(element, at);
      break;
    default:
      closeOther(element);
  }
}

function closeForm(at: i32): void {
  if (isInTemplate()) {
    if (at <= lastScope) return;
    closeImplied();
    cut(at - 1);
    return;
  }
  const form = currentForm;
  formIsOpen = false;
  forgetForm();
  // Another form, which an end tag out of its scope has left open, is not this one's.
  if (form <= lastScope) return;
  closeImplied();
  remove(form, always);
}

/** A list item ends the one before it, when nothing special but address, div and p is open in that. */
function closeItem(element: i32): void {
  const at = lastListBarrier;
  if (at > 0 && treatmentOf(elementAt(at)) === treatmentOf(element)) cut(at - 1);
}
