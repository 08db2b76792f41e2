import { shortUrl } from '../../content/kinds.ts';
import type { Tone } from '../../content/part.ts';
import { html, type Markup, nothing } from './markup.ts';

/** Entries of a list that are always visible; the others are in a fold. */
export const FIRST = 5;
/** Addresses that a closed fold names. */
const NAMED = 3;

interface Fold {
  readonly title: string;
  readonly tone: Tone;
  /** Number of its entries. */
  readonly badge: string;
  /** Addresses of its entries; the first ones are shown while it is closed. */
  readonly urls: readonly string[];
  readonly hostname: string;
  readonly isOpen?: boolean;
}

/** Entries of one kind in a fold. In print it is open. */
export const fold = ({ title, tone, badge, urls, hostname, isOpen = false }: Fold, content: Markup): Markup =>
  html`${isOpen ? html`<details open>` : html`<details>`}<summary class="${tone}"><b>${title}</b> <span class="badge">${badge}</span>${
    urls.length === 0
      ? nothing
      : html`<span class="first">${urls
          .slice(0, NAMED)
          .map((url, index) => html`${index === 0 ? '' : ', '}<bdi dir="ltr">${shortUrl(url, hostname)}</bdi>`)}</span>`
  }</summary><div>${content}</div></details>`;

/** A list whose first entries are visible, and the others in a fold. @param more title of that fold */
export function firstOf(tag: 'ol' | 'ul', entries: readonly Markup[], more: (count: number) => string): Markup {
  const list = (some: readonly Markup[]): Markup =>
    tag === 'ol' ? html`<ol class="rows">${some}</ol>` : html`<ul class="rows">${some}</ul>`;
  const others = entries.slice(FIRST);
  return html`<div class="card">${list(entries.slice(0, FIRST))}${
    others.length === 0
      ? nothing
      : html`<details><summary><b>${more(others.length)}</b></summary>${list(others)}</details>`
  }</div>`;
}
