import { declaredEncoding } from './encoding-of-label.ts';
import { metaEncoding } from './meta-encoding.ts';
import { TagBytes } from './tag-bytes.ts';

/** How far a declaration is looked for, whatever it stands in. */
const PRESCAN_BYTES = 1_024;
/** How far into a head, and in how many of its `meta`: more would hold up whoever waits for the page. */
const HEAD_BYTES = 262_144;
const MAX_METAS = 1_000;
const META = 'meta';
/** Letters of the longest name that is looked for. */
const LONGEST_NAME = 9;
/** What may stand in a head, so that a browser goes on looking behind it. */
const IN_HEAD = new Set(
  'html head base basefont bgsound link meta noframes noscript object script style template title'.split(' '),
);
const WITHOUT_MARKUP = new Set(['noframes', 'noscript', 'script', 'style', 'title']);

/**
 * What the beginning of a page says of its encoding: "prescan a byte stream to determine its encoding" of the HTML
 * standard. Undefined when it says nothing.
 */
export function prescan(bytes: Buffer): string | undefined {
  return utf16(bytes) ?? prescanTags(bytes.subarray(0, PRESCAN_BYTES)) ?? xmlEncoding(bytes);
}

/** What the XML declaration at the beginning of a page says, or how it is written. */
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
 * The first `meta` in the head of a page that declares an encoding, up to HEAD_BYTES down: a browser that meets it reads the
 * page anew, whatever its prescan had found. Scripts, styles and titles hold no tags here. The first tag that no head can
 * hold ends it.
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

/** What the XML declaration says; undefined when there is none ("get an XML encoding"). */
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
