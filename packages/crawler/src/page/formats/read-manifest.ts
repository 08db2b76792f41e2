import type { LinkKind } from '../links/link-kind.ts';
import type { RawLink } from '../links/raw-link.ts';
import { LineCounter } from '../text/line-counter.ts';

/** Links that are read from a manifest; real ones have some ten. */
const MAX_LINKS = 500;
/** Members whose value is a URL, by which their place in the text is found. */
const URL_MEMBERS: ReadonlySet<string> = new Set(['start_url', 'url', 'src']);
/** A string of JSON, and whether it names a member. In valid JSON every quote that this pattern can begin at begins a string. */
const STRINGS = /"([^"\\]*(?:\\.[^"\\]*)*)"[ \t\r\n]*(:?)/gs;

interface Found {
  readonly member: string;
  readonly href: string;
  readonly kind: LinkKind;
}

/**
 * The links of the manifest of a web application (W3C Web Application Manifest): its icons and screenshots, its start page and shortcuts,
 * the latter to be checked and not crawled. Text that is no JSON has no links: browsers continue without it too.
 */
export function readManifest(text: string): RawLink[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    return [];
  }
  const found = linksOf(manifest).slice(0, MAX_LINKS);
  const lines = linesOf(text);
  return found.map(({ member, href, kind }): RawLink => {
    const line = lines.get(keyOf(member, href))?.shift() ?? 1;
    return { href, kind, line, text: '', region: 'other' };
  });
}

function linksOf(manifest: unknown): Found[] {
  const shortcuts = list(manifest, 'shortcuts');
  return [
    ...url(manifest, 'start_url', 'link'),
    ...list(manifest, 'icons').flatMap((icon) => url(icon, 'src', 'icon')),
    ...list(manifest, 'screenshots').flatMap((image) => url(image, 'src', 'img')),
    ...shortcuts.flatMap((shortcut) => [
      ...url(shortcut, 'url', 'link'),
      ...list(shortcut, 'icons').flatMap((icon) => url(icon, 'src', 'icon')),
    ]),
  ];
}

function url(holder: unknown, member: string, kind: LinkKind): Found[] {
  const href = memberOf(holder, member);
  return typeof href === 'string' && href.trim() !== '' ? [{ member, href, kind }] : [];
}

/** An array member, cut to MAX_LINKS here already: a list in a list could be as long again. */
function list(holder: unknown, member: string): unknown[] {
  const value = memberOf(holder, member);
  return Array.isArray(value) ? value.slice(0, MAX_LINKS) : [];
}

function memberOf(holder: unknown, member: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, member)
    ? (holder as Record<string, unknown>)[member]
    : undefined;
}

/** The lines of each member that has a URL, in the order of the text. Equal members have their lines in that order. */
function linesOf(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  const counter = new LineCounter(text);
  let name: string | undefined;
  for (const match of text.matchAll(STRINGS)) {
    if (match[2] === ':') {
      name = stringOf(match);
      continue;
    }
    if (name !== undefined && URL_MEMBERS.has(name)) {
      const key = keyOf(name, stringOf(match));
      const line = counter.at(match.index);
      const known = lines.get(key);
      if (known === undefined) lines.set(key, [line]);
      else if (known.length < MAX_LINKS) known.push(line);
    }
    name = undefined;
  }
  return lines;
}

function stringOf([, content = '']: RegExpExecArray): string {
  return content.includes('\\') ? String(JSON.parse(`"${content}"`)) : content;
}

function keyOf(member: string, href: string): string {
  return `${member} ${href}`;
}
