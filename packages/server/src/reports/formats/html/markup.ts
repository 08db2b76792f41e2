import { count } from '../../../count.ts';
import { escapeHtml } from '../../../mail/index.ts';

/** Text that is markup already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[];

const escaped = (text: string): string => escapeHtml(text.toWellFormed());

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  return typeof value === 'object' ? value.map((one) => one.text).join('') : escaped(String(value));
}

/** Markup with values in it, each escaped unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.map((part, index) => part + (index < values.length ? textOf(values[index] as Value) : '')).join(''));

export const nothing = new Markup('');

/** A link to an address of others, if it is one that a browser should open. */
export const linkTo = (url: string): Markup =>
  /^https?:\/\//i.test(url)
    ? html`<a class="url" href="${url}" rel="noreferrer noopener nofollow">${url}</a>`
    : html`<span class="url">${url}</span>`;

/** What a list leaves out. */
export const rest = (left: number, what: string): Markup =>
  left <= 0
    ? nothing
    : html`<p class="muted">${count(left, what)} more ${left === 1 ? 'is' : 'are'} in the reports as CSV and JSON.</p>`;
