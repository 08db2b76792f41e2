import { ANNOTATION_XML, FONT } from '../../src/page/scanner/element-numbers';
import { WANTED_OF_ALL } from '../../src/page/scanner/scanner-registers';
import { BREAKOUT } from '../../src/page/scanner/traits';
import { metAttributes } from '../attributes';
import { traitsOf } from '../elements';
import { holdsHtml } from '../reader';
import { selfClosing } from '../tag';
import { cut, depth, holdHtml, push, takesHtml } from './stack';

const NONE = -1;

/** A start tag that ends foreign content and makes an HTML element (HTML standard, 13.2.6.5). */
export function breaksOut(element: i32): bool {
  if ((traitsOf(element) & BREAKOUT) !== 0) return true;
  return element === FONT && (metAttributes() & ~WANTED_OF_ALL) !== 0;
}

export function openForeign(element: i32, namespace: i32): i32 {
  if (!selfClosing) {
    const holds = element === ANNOTATION_XML && holdsHtml();
    push(element, namespace);
    if (holds) holdHtml();
  }
  return namespace;
}

export function leaveForeign(): void {
  while (!takesHtml(NONE)) cut(depth - 1);
}
