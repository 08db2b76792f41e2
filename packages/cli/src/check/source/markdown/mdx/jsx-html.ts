import { escapeMarkup } from '../../../formats/escape-markup.ts';
import { withoutComments } from './expression-end.ts';
import { type JsxTag, jsxTag } from './jsx-tag.ts';
import type { ScanBudget } from './scan-budget.ts';

/** Components whose `to` is an address, in routers that documents are written for. */
const ROUTER_LINKS = new Set(['Link', 'NavLink', 'Redirect', 'Navigate']);

/** The HTML of a tag: for an element its literal attributes, for a component links to the addresses in its attributes. */
export function htmlOfTag({ name, isEnd, isSelfClosing, attributes }: JsxTag): string {
  if (!/^[a-z][a-z0-9]*$/.test(name)) return htmlOfComponent(name, attributes);
  if (isEnd) return `</${name}>`;
  const written = Array.from(attributes, ([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('');
  return `<${name}${written}>${isSelfClosing ? `</${name}>` : ''}`;
}

function htmlOfComponent(name: string, attributes: JsxTag['attributes']): string {
  const [href, to] = [attributes.get('href'), ROUTER_LINKS.has(name) ? attributes.get('to') : undefined];
  const [src, id] = [attributes.get('src'), attributes.get('id')];
  const links = [href, to].map((url) => (url === undefined ? '' : `<a href="${escapeMarkup(url)}"></a>`)).join('');
  const image = src === undefined ? '' : `<img src="${escapeMarkup(src)}" alt="">`;
  return `${links}${image}${id === undefined ? '' : `<a id="${escapeMarkup(id)}"></a>`}`;
}

/** The tags in JavaScript as HTML, each on its line. */
export function htmlOfScript(script: string, budget: ScanBudget): string {
  const code = withoutComments(script);
  let html = '';
  let copied = 0;
  for (let at = code.indexOf('<'); at !== -1; at = code.indexOf('<', at + 1)) {
    const tag = jsxTag(code, at, budget);
    if (tag === undefined || tag.name === '') continue;
    html += `${linesOf(code.slice(copied, at))}${htmlOfTag(tag)}`;
    copied = at;
  }
  return html + linesOf(code.slice(copied));
}

const linesOf = (text: string): string => text.replace(/[^\n]/g, '');
