import { HTML, MATH, SVG } from '../../src/page/markup/namespaces';
import {
  BODY,
  BUTTON,
  HEAD,
  HR,
  HTML_ELEMENT,
  OPTGROUP,
  OPTION,
  RP,
  RT,
  RTC,
  RUBY,
  SELECT,
  SVG_ELEMENT,
  XMP,
} from '../../src/page/scanner/element-numbers';
import { HEADING } from '../../src/page/scanner/traits';
import {
  AS_ANCHOR,
  AS_BLOCK,
  AS_BUTTON,
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
  AS_RUBY,
  AS_TITLE_LINE,
  AS_UNSTACKED,
  AS_VOID,
} from '../../src/page/scanner/treatment';
import { traitsOf, treatmentOf } from '../elements';
import { addMarker } from './formatting';
import { openFormatting, openLeaf, reopen } from './formatting-elements';
import { openForm } from './forms';
import { bodyIsOpen, openBody } from './shadow';
import {
  closeImplied,
  closeParagraph,
  current,
  currentNamespace,
  cut,
  depth,
  elementAt,
  isInTemplate,
  isPlain,
  lastListBarrier,
  lastScope,
  MARKED,
  push,
} from './stack';
import { openForeign } from './svg-and-math';
import { NO_ELEMENT } from './tables';
import { last } from './topmost';

const NONE = -1;

/**
 * Handles a start tag in the insertion mode "in body". Returns the namespace of the element that it makes; `NO_ELEMENT` when it makes none.
 */
export function openInBody(element: i32): i32 {
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
      return openForm(element);
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

/** Closes the list item before this one, unless a special element other than address, div and p is open in it. */
function closeItem(element: i32): void {
  const at = lastListBarrier;
  if (at > 0 && treatmentOf(elementAt(at)) === treatmentOf(element)) cut(at - 1);
}
