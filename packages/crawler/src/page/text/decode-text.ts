import { isAscii } from 'node:buffer';
import { decode } from '../../charset/decode.ts';
import { declaredEncoding, encodingOfLabel } from '../../charset/encoding-of-label.ts';
import { headEncoding, prescan, xmlDeclaration } from '../../charset/prescan.ts';
import { seemsUtf8 } from '../../charset/seems-utf8.ts';
import type { PageSource } from './page-source.ts';

/** Finds the encoding that the bytes of a kind of text declare; undefined when they declare none. */
type Declaration = (bytes: Buffer) => string | undefined;

/** The tag that a browser's parser meets wins over what its prescan took for one. */
const pageDeclaration: Declaration = (bytes) => headEncoding(bytes) ?? prescan(bytes);

const isXhtml = (contentType: string | undefined): boolean => /^\s*application\/xhtml\+xml\b/i.test(contentType ?? '');

const stylesheetDeclaration: Declaration = (bytes) => {
  const label = /^@charset "([^"]*)";/.exec(bytes.toString('latin1', 0, 1_024))?.[1];
  return label === undefined ? undefined : declaredEncoding(label);
};

/** Decodes a page as `decodeBody` does. */
export function decodeText(body: Uint8Array, contentType: string | undefined): string {
  return decodeBody(body, contentType).text;
}

/**
 * Decodes a page: byte order mark, else the Content-Type's charset, else what its head declares (HTML standard, 13.2.3.2),
 * or in XHTML its XML declaration, else UTF-8 when the bytes are valid UTF-8, else windows-1252. Never throws; bad sequences
 * become U+FFFD.
 */
export function decodeBody(body: Uint8Array, contentType: string | undefined): PageSource {
  if (!isXhtml(contentType)) return decodeBytes(body, contentType, pageDeclaration);
  const { text, ...source } = decodeBytes(body, contentType, xmlDeclaration);
  return { ...source, text: withoutPrefixes(text), isXml: true };
}

/** The same for a style sheet, which declares its encoding by `@charset` (CSS Syntax, 3.2). */
export function decodeStylesheet(body: Uint8Array, contentType: string | undefined): PageSource {
  return decodeBytes(body, contentType, stylesheetDeclaration);
}

function decodeBytes(body: Uint8Array, contentType: string | undefined, declaration: Declaration): PageSource {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const marked = byteOrderMark(bytes);
  if (marked !== undefined) return { text: decode(bytes, marked), isAscii: false };
  const declared = headerEncoding(contentType) ?? declaration(bytes);
  // One byte a character in memory instead of two: nearly all encodings hold ASCII as it is.
  if (isAscii(bytes) && !(declared !== undefined && NOT_ASCII.has(declared)))
    return { text: bytes.toString('latin1'), isAscii: true, encoding: queryEncoding(declared) };
  const encoding = declared ?? (seemsUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return { text: decode(bytes, encoding), isAscii: false, encoding: queryEncoding(encoding) };
}

const NOT_ASCII = new Set(['iso-2022-jp', 'replacement', 'utf-16be', 'utf-16le']);

/** The "output encoding", which is UTF-8 for all that nobody may write. */
function queryEncoding(encoding: string | undefined): string | undefined {
  return encoding === undefined || encoding === 'replacement' || encoding.startsWith('utf-') ? undefined : encoding;
}

function byteOrderMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

/** The Content-Type before and what it says: that of nearly all pages of a site. */
let known: { readonly contentType: string | undefined; readonly encoding: string | undefined } | undefined;

function headerEncoding(contentType: string | undefined): string | undefined {
  if (known?.contentType !== contentType) known = { contentType, encoding: encodingInHeader(contentType) };
  return known?.encoding;
}

function encodingInHeader(contentType: string | undefined): string | undefined {
  const label = contentType === undefined ? undefined : /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1];
  return label === undefined ? undefined : encodingOfLabel(label);
}

/** Pattern of the declaration of a prefix for XHTML, SVG or MathML (Namespaces in XML 1.0). */
const DECLARED =
  /\sxmlns:([A-Za-z_][\w.-]{0,63})\s*=\s*(["'])http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1998\/Math\/MathML)\2/g;
const MAX_PREFIXES = 16;

/**
 * Removes the prefixes of XHTML, SVG and MathML elements of an XML document: `<h:a href="…">` becomes `<a href="…">`, which has the same
 * meaning. Lines stay.
 */
function withoutPrefixes(text: string): string {
  const prefixes = new Set<string>();
  for (const [, prefix = ''] of text.matchAll(DECLARED)) if (prefixes.size < MAX_PREFIXES) prefixes.add(prefix);
  if (prefixes.size === 0) return text;
  const names = [...prefixes].map((prefix) => prefix.replace(/[.-]/g, '\\$&')).join('|');
  return text.replace(new RegExp(`(</?)(?:${names}):`, 'g'), '$1');
}
