import type { Attributes } from './attributes.ts';
import { BREAKOUT, type Element } from './element.ts';

/** A start tag that ends foreign content and makes an HTML element (HTML standard, 13.2.6.5). */
export function breaksOut(element: Element, attributes: Attributes): boolean {
  if (element.traits & BREAKOUT) return true;
  return element.name === 'font' && ['color', 'face', 'size'].some((name) => attributes.has(name));
}
