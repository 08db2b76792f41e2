import { declaredEncoding } from './encoding-of-label.ts';
import { metaEncoding } from './meta-encoding.ts';
import { TagBytes } from './tag-bytes.ts';

/** Bytes of a page in which a declaration is looked for, wherever in the markup it stands. */
const PRESCAN_BYTES = 1_024;
/** Bytes of a head, and number of its `meta`, that are looked at: more would delay a page for too long. */
const HEAD_BYTES = 262_144;
const MAX_METAS = 1_000;
const META = 'meta';
/** Letters of the longest name that is looked up. */
const LONGEST_NAME = 9;
/** Elements that may stand in a head, so that a browser looks on behind them. */
const IN_HEAD = new Set(
  'html head base basefont bgsound link meta noframes noscript object script style template title'.split(' '),
);
const WITHOUT_MARKUP = new Set(['noframes', 'noscript', 'script', 'style', 'title']);

/**
 * The encoding that the beginning of a page declares: "prescan a byte stream to determine its encoding" of the HTML standard. Undefined
 * when it declares none.
 */
export function prescan(bytes: Buffer): string | undefined {
  return utf16(bytes) ?? prescanTags(bytes.subarray(0, PRESCAN_BYTES)) ?? xmlEncoding(bytes);
}

/** The encoding that the XML declaration at the beginning of a page names, or in which the declaration is written. */
export function xmlDeclaration(bytes: Buffer): string | undefined {
  return utf16(bytes) ?? xmlEncoding(bytes);
}

function utf16(bytes: Buffer): string | undefined {
  if (startsWith(bytes, '<\0?\0x\0')) return 'utf-16le';
  return startsWith(bytes, '\0<\0?\0x') ? 'utf-16be' : undefined;
}

function prescanTags(bytes: Buffer): string | undefined {
  const tags = new TagBytes(bytes);
  while (tags.next()) {
    const { mark } = tags;
    if (mark !== 'start' || tags.tagName(META.length + 1) !== META) tags.skip(mark);
    else {
      tags.enter(META.length);
      const encoding = metaEncoding(tags);
      if (encoding !== undefined) return encoding;
    }
  }
  return undefined;
}

/**
 * The encoding that the first `meta` in the head of a page declares, within HEAD_BYTES: a browser that finds such a `meta` reads the page
 * again, whatever its prescan had found. Scripts, styles and titles hold no tags here. The head ends at the first tag that no head can
 * hold.
 */
export function headEncoding(bytes: Buffer): string | undefined {
  const tags = new TagBytes(bytes.subarray(0, HEAD_BYTES));
  let metas = 0;
  while (metas < MAX_METAS && tags.next()) {
    const { mark } = tags;
    if (mark !== 'start') {
      tags.skip(mark);
      continue;
    }
    const name = tags.tagName(LONGEST_NAME + 1);
    if (!IN_HEAD.has(name)) return undefined;
    tags.enter(name.length);
    if (name === META) {
      metas++;
      const encoding = metaEncoding(tags);
      if (encoding !== undefined) return encoding;
    }
    tags.skipAttributes();
    if (WITHOUT_MARKUP.has(name)) tags.skipContent(name);
  }
  return undefined;
}

/** The encoding that the XML declaration names ("get an XML encoding"); undefined when there is none. */
function xmlEncoding(bytes: Buffer): string | undefined {
  if (!startsWith(bytes, '<?xml')) return undefined;
  const start = bytes.toString('latin1', 0, PRESCAN_BYTES);
  const text = start.slice(0, start.indexOf('>') + 1);
  const at = text.indexOf('encoding');
  if (at === -1) return undefined;
  const label = /^[\0-\x20]*=[\0-\x20]*(?:"([^"\0-\x20]*)"|'([^'\0-\x20]*)')/.exec(text.slice(at + 'encoding'.length));
  return label === null ? undefined : declaredEncoding(label[1] ?? label[2] ?? '');
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text;
}
