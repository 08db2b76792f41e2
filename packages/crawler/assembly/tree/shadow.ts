import { HTML } from '../../src/page/markup/namespaces';
import { HEAD, HTML_ELEMENT, NOSCRIPT } from '../../src/page/scanner/element-numbers';
import { IS_HOST, IS_IN_HEAD, WANTED_OF_ALL } from '../../src/page/scanner/scanner-registers';
import { metAttributes } from '../attributes';
import { has, knownElements } from '../elements';
import { isCustom } from '../names';
import { opensShadow } from '../reader';
import { isBlank } from '../source';
import { attachShadow, current, currentNamespace, isInTemplate, isShadowHost, push } from './stack';

/** The body is open: an element without a parent on the stack is in `body`. */
export let bodyIsOpen: bool = false;

export function beginShadow(): void {
  bodyIsOpen = false;
}

/** Opens `body` at a start tag, unless the element may be in `head`. */
export function openBody(element: i32): void {
  if (isInTemplate() || has(element, IS_IN_HEAD)) return;
  bodyIsOpen = element !== HTML_ELEMENT && element !== HEAD && element !== NOSCRIPT;
}

/** Opens `body` at text, unless the text is white space. */
export function openBodyForText(start: usize, end: usize): void {
  bodyIsOpen = !isInTemplate() && !isBlank(start, end);
}

/**
 * Opens a template. Its content is a shadow tree if its attributes say so and its parent may have one (HTML standard, 13.2.6.4.4; DOM
 * standard, "attach a shadow root"). Otherwise the content is no part of the document.
 */
export function pushTemplate(element: i32): void {
  const isShadow = (metAttributes() & ~WANTED_OF_ALL) !== 0 && mayHaveShadow() && opensShadow();
  push(element);
  if (isShadow) attachShadow();
}

/** The current element may have a shadow root, and has none yet. */
function mayHaveShadow(): bool {
  if (currentNamespace() !== HTML || isShadowHost()) return false;
  const element = current();
  if (element === -1) return bodyIsOpen;
  return element < knownElements() ? has(element, IS_HOST) : isCustom(element);
}
