import { HTML } from '../../src/page/markup/namespaces';
import {
  BODY,
  BR,
  COL,
  COLGROUP,
  FORM,
  HEAD,
  HTML_ELEMENT,
  P,
  TABLE,
  TEMPLATE,
} from '../../src/page/scanner/element-numbers';
import { IS_ORDINARY } from '../../src/page/scanner/scanner-registers';
import { TABLE_PART } from '../../src/page/scanner/traits';
import { has, traitsOf } from '../elements';
import { isBlank } from '../source';
import { closeInBody } from './close-in-body';
import { hasPending } from './formatting';
import { closeLeaf, hasLeaf, keepLeaf, reopen } from './formatting-elements';
import { beginForms, openTableForm } from './forms';
import { openInBody } from './open-in-body';
import { beginShadow, bodyIsOpen, openBody, openBodyForText } from './shadow';
import { currentNamespace, cut, isPlain, lastHtml, lastTablePart, takesHtml } from './stack';
import { breaksOut, leaveForeign, openForeign } from './svg-and-math';
import { fitsTemplate, inStructure, NO_ELEMENT, openTablePart, tablePart } from './tables';
import { lastForeign } from './topmost';

/*
 * Which elements are open: the tree construction of the HTML standard (13.2.6) as far as it decides whether a tag makes
 * an element, in which namespace, and where. No tree is built. What it leaves out is listed in the decision record on
 * reading HTML.
 */

const NONE = -1;

/** The head can come no more: a tag or text came that is only allowed behind it. */
let begun: bool = false;

export function beginOpenElements(): void {
  beginForms();
  begun = false;
  beginShadow();
}

/** Opens formatting elements again at text between two tags. */
export function meetText(start: usize, end: usize): void {
  if (hasLeaf()) return;
  if (!bodyIsOpen) openBodyForText(start, end);
  if (!begun) begun = !isBlank(start, end);
  if (!hasPending() || !takesHtml(NONE)) return;
  if (inStructure() && isBlank(start, end)) return;
  reopen();
}

/** Opens the element of a start tag and returns its namespace; `NO_ELEMENT` when the tag makes none. */
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
  // A tag for anything but a column ends a column group.
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
