import { inertUrl, inertWords } from '@linkvitals/contract/inert-text';
import { readableUrl } from '@linkvitals/contract/readable/url';
import { escapeHtml } from '../../../texts/escape-html.ts';

/** Text that already is markup. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[];

const escaped = (text: string): string => escapeHtml(inertWords(text));

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  return typeof value === 'object' ? value.map((one) => one.text).join('') : escaped(String(value));
}

/** Markup with values in it, each escaped unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.map((part, index) => part + (index < values.length ? textOf(values[index] as Value) : '')).join(''));

export const nothing = new Markup('');

/** An address in readable form that is no link. */
export const textOfUrl = (url: string): Markup => html`<span class="url">${readableUrl(url)}</span>`;

/** A link to an external address in readable form, if a browser should open it; otherwise only text. */
export const linkTo = (url: string): Markup =>
  /^https?:\/\//i.test(url)
    ? html`<a class="url" href="${inertUrl(url)}" rel="noreferrer noopener nofollow">${readableUrl(url)}</a>`
    : textOfUrl(url);

/** A sentence below or above a list; empty when it is undefined. */
export const note = (text: string | undefined): Markup =>
  text === undefined ? nothing : html`<p class="muted">${text}</p>`;
