import { HTML } from '../../src/page/markup/namespaces';
import { HEAD, HTML_ELEMENT, NOSCRIPT } from '../../src/page/scanner/element-numbers';
import { IS_HOST, IS_IN_HEAD, WANTED_OF_ALL } from '../../src/page/scanner/scanner-registers';
import { metAttributes } from '../attributes';
import { has, knownElements } from '../elements';
import { isCustom } from '../names';
import { opensShadow } from '../reader';
import { isBlank } from '../source';
import { attachShadow, current, currentNamespace, isInTemplate, isShadowHost, push } from './stack';

/** What stands in no other element stands in `body`. */
export let bodyIsOpen: bool = false;

export function beginShadow(): void {
  bodyIsOpen = false;
}

/** Something came; what `head` does not hold opens `body`. */
export function openBody(element: i32): void {
  if (isInTemplate() || has(element, IS_IN_HEAD)) return;
  bodyIsOpen = element !== HTML_ELEMENT && element !== HEAD && element !== NOSCRIPT;
}

/** Text opens `body`, unless it is white space. */
export function openBodyForText(start: usize, end: usize): void {
  bodyIsOpen = !isInTemplate() && !isBlank(start, end);
}

/**
 * Opens a template: its content is a shadow tree where it says so and the element that it stands in may have one (HTML
 * standard, 13.2.6.4.4; DOM standard, "attach a shadow root"). Otherwise it is no part of the document.
 */
export function pushTemplate(element: i32): void {
  const isShadow = (metAttributes() & ~WANTED_OF_ALL) !== 0 && mayHaveShadow() && opensShadow();
  push(element);
  if (isShadow) attachShadow();
}

/** The element that is open is one of those that may have a shadow root, and has none. */
function mayHaveShadow(): bool {
  if (currentNamespace() !== HTML || isShadowHost()) return false;
  const element = current();
  if (element === -1) return bodyIsOpen;
  return element < knownElements() ? has(element, IS_HOST) : isCustom(element);
}
