import { shortUrl } from '../../content/kinds.ts';
import type { Tone } from '../../content/part.ts';
import { html, type Markup, nothing } from './markup.ts';

/** Entries of a list that stand there; the others take a line until somebody opens it. */
export const FIRST = 5;
/** Addresses that a closed fold names. */
const NAMED = 3;

interface Fold {
  readonly title: string;
  readonly tone: Tone;
  /** How much of it there is. */
  readonly badge: string;
  /** The first ones are named while it is closed. */
  readonly urls: readonly string[];
  readonly hostname: string;
  readonly isOpen?: boolean;
}

/** What is of one kind, in a line that somebody opens. Paper has all of it. */
export const fold = ({ title, tone, badge, urls, hostname, isOpen = false }: Fold, content: Markup): Markup =>
  html`${isOpen ? html`<details open>` : html`<details>`}<summary class="${tone}"><b>${title}</b> <span class="badge">${badge}</span>${
    urls.length === 0
      ? nothing
      : html`<span class="first">${urls
          .slice(0, NAMED)
          .map((url, index) => html`${index === 0 ? '' : ', '}<bdi dir="ltr">${shortUrl(url, hostname)}</bdi>`)}</span>`
  }</summary><div>${content}</div></details>`;

/** A list whose first entries stand there; a line opens the others. @param more What that line says */
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
