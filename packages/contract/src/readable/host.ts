/// <reference path="./punycode.d.ts" />
import { toUnicode } from 'punycode.js/punycode.es6.js';

/** A hostname for people. */
export interface ReadableHost {
  readonly name: string;
  /** Stands beside the name where that alone may deceive: as `xn--…`. */
  readonly ascii?: string;
}

/**
 * Latin letters that look like nothing else: those of ASCII, with or without marks. Not `ı`, `ĸ`, `ŀ`, `ŉ` and `ſ`, nor letters
 * of phonetics.
 */
const PLAIN = /^[a-z0-9.\-ß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžșț]+$/u;

/** Scripts that are written together, as those of Japanese are, and each other one by itself (UTS 39, section 5.1). */
const SCRIPTS = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]+$/u,
  ...['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Georgian', 'Armenian', 'Bengali', 'Tamil'].map(
    (script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u'),
  ),
];

const isOfOneScript = (label: string): boolean => SCRIPTS.some((script) => script.test(label));

/** What a hostname may have: nothing that nobody sees, and nothing that changes the direction. */
const SEEN = /^[\p{L}\p{M}\p{Nd}.-]+$/u;

/** Undefined: it is no Punycode, or not what browsers write for the name. */
function decoded(hostname: string): string | undefined {
  try {
    const name = toUnicode(hostname);
    return SEEN.test(name) && URL.parse(`http://${name}/`)?.hostname === hostname ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A hostname as people read it. Names that only have letters of Western languages stand alone. Those in another script stand
 * with their form as `xn--…`, for whole words of it may look like Latin ones. A name whose label mixes scripts stands as
 * `xn--…` only.
 * @param hostname as the server has it, in lower case
 */
export function readableHost(hostname: string): ReadableHost {
  if (!hostname.includes('xn--')) return { name: hostname };
  const name = decoded(hostname);
  if (name === undefined || !name.split('.').every(isOfOneScript)) return { name: hostname };
  return PLAIN.test(name) ? { name } : { name, ascii: hostname };
}

/** The same as one text: `пример.рф (xn--e1afmkfd.xn--p1ai)`. */
export function hostText(hostname: string): string {
  const { name, ascii } = readableHost(hostname);
  return ascii === undefined ? name : `${name} (${ascii})`;
}
