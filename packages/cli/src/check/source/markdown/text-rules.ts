import type { MarkdownIt, StateInline } from 'markdown-it';
import { addressEnd, mailAddress } from './bare-address.ts';

/** The end of a run of plain text: a character that some rule begins with, or an address without a scheme. */
const SPECIAL = /[\n!#$%&*+\-:<=>@[\\\]^_`{}~]|(?<![^\s(*_~[\]])www\./gi;
const WWW = /(?<![^\s(*_~[\]])www\./iy;

/** Makes links of addresses without any markup, as GitHub does: `https://…`, `www.…` and mail addresses. */
export function bareAddresses(md: MarkdownIt): void {
  md.inline.ruler.at('text', plainText);
  md.inline.ruler.push('web_address', webAddress);
  md.inline.ruler.push('www_address', wwwAddress);
  md.inline.ruler.push('mail_address', mailLink);
}

/** Replaces the library's rule for text by one that also stops where an address without a scheme may begin. */
function plainText(state: StateInline, silent: boolean): boolean {
  SPECIAL.lastIndex = state.pos;
  const end = Math.min(SPECIAL.exec(state.src)?.index ?? state.posMax, state.posMax);
  if (end === state.pos) return false;
  if (!silent) state.pending += state.src.slice(state.pos, end);
  state.pos = end;
  return true;
}

function webAddress(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (silent || state.linkLevel > 0 || !src.startsWith('://', pos)) return false;
  const scheme = /(?<![a-z])https?$/i.exec(src.slice(Math.max(0, pos - 6), pos))?.[0];
  if (scheme === undefined || scheme.length > state.pending.length) return false;
  const end = addressEnd(src, pos + 3, posMax);
  return end > pos + 3 && pushLink(state, { start: pos - scheme.length, end, scheme: '' });
}

function wwwAddress(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  WWW.lastIndex = pos;
  if (silent || state.linkLevel > 0 || !WWW.test(src)) return false;
  const end = addressEnd(src, pos, posMax);
  return end > pos + 4 && pushLink(state, { start: pos, end, scheme: 'http://' });
}

function mailLink(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (silent || state.linkLevel > 0 || src[pos] !== '@') return false;
  const found = mailAddress(src, pos);
  return found !== undefined && found.end <= posMax && pushLink(state, { ...found, scheme: 'mailto:' });
}

function pushLink(state: StateInline, { start, end, scheme }: { start: number; end: number; scheme: string }): boolean {
  const text = state.src.slice(start, end);
  const written = Math.min(state.pos - start, state.pending.length);
  if (written > 0) state.pending = state.pending.slice(0, -written);
  state.push('link_open', 'a', 1).attrs = [['href', scheme + text]];
  state.push('text', '', 0).content = text;
  state.push('link_close', 'a', -1);
  state.pos = end;
  return true;
}
