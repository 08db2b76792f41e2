import { createRequire } from 'node:module';

/** Characters that are percent-encoded in a query, besides control characters and non-ASCII ones (URL standard, special-query). */
const QUERY_SET = ' "#\'<>';
/** Longest query that is encoded: a longer one makes a URL that is never requested (URL_LIMIT). */
const MAX_QUERY_LENGTH = 8_192;
/** Schemes whose URLs are written in the encoding of the document; a relative link has the scheme of the page. */
const ENCODED_SCHEMES = /^(?:https?|ftp|file)$/i;

type Library = typeof import('@exodus/bytes/whatwg.js');
type Encode = Library['percentEncodeAfterEncoding'];
let encode: Encode | undefined;

/**
 * Returns the link with its query percent-encoded in an encoding other than UTF-8, as browsers do when they follow a link of a document in
 * that encoding (URL standard, "encoding override"): `?q=кот` of a page in windows-1251 is `?q=%EA%EE%F2`. Characters that the encoding
 * lacks become character references. Path and fragment are always UTF-8, so they are left to the URL parser.
 *
 * @param encoding its name as `encodingOfLabel` returns it, neither UTF-8 nor UTF-16
 */
export function encodeQuery(href: string, encoding: string): string {
  const mark = href.indexOf('#');
  const end = mark === -1 ? href.length : mark;
  const start = href.indexOf('?');
  if (start === -1 || start > end) return href;
  const query = href.slice(start + 1, end);
  if (query.length > MAX_QUERY_LENGTH || isAscii(query) || !isEncodedScheme(href)) return href;
  // The URL parser drops these characters first.
  const kept = (end === href.length ? query.replace(/[\0- ]+$/, '') : query).replace(/[\t\n\r]/g, '');
  encode ??= load();
  return href.slice(0, start + 1) + encode(encoding, kept, QUERY_SET) + href.slice(end);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function isEncodedScheme(href: string): boolean {
  const scheme = /^[\0- ]*([a-z][a-z\d+.-]*):/i.exec(href)?.[1];
  return scheme === undefined || ENCODED_SCHEMES.test(scheme);
}

/** Loads the library when it is first needed: this takes 20 ms, and few pages need it. */
function load(): Encode {
  // Brings the encodings of more than one byte.
  createRequire(import.meta.url)('@exodus/bytes/encoding.js');
  return (createRequire(import.meta.url)('@exodus/bytes/whatwg.js') as Library).percentEncodeAfterEncoding;
}
