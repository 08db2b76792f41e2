/// <reference path="./punycode.d.ts" />
import { toUnicode } from 'punycode.js/punycode.es6.js';

/** A hostname for people. */
export interface ReadableHost {
  readonly name: string;
  /** The name as `xn--…`, to show beside `name` when that alone may deceive. */
  readonly ascii?: string;
}

/**
 * Names of Latin letters that look like no other letter: those of ASCII, with or without marks. Not `ı`, `ĸ`, `ŀ`, `ŉ`
 * and `ſ`, nor letters of phonetics.
 */
const PLAIN = /^[a-z0-9.\-ß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžșț]+$/u;

/*
 * Patterns with classes of Unicode are in functions, so that the first name that needs one makes it. To make all of them takes
 * every program that loads this some milliseconds.
 */

/** Combinations of scripts in one label: scripts that belong together, as those of Japanese, or one script (UTS 39, section 5.1). */
const makeScripts = (): readonly RegExp[] => [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]+$/u,
  ...['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Georgian', 'Armenian', 'Bengali', 'Tamil'].map(
    (script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u'),
  ),
];

let scripts: readonly RegExp[] | undefined;

function isOfOneScript(label: string): boolean {
  scripts ??= makeScripts();
  return scripts.some((script) => script.test(label));
}

/** A hostname without invisible characters, and without characters that change the direction of text. */
const isSeen = (name: string): boolean => /^[\p{L}\p{M}\p{Nd}.-]+$/u.test(name);

/** The name in Unicode; undefined when it is no Punycode, or not the form that browsers write for the name. */
function decoded(hostname: string): string | undefined {
  try {
    const name = toUnicode(hostname);
    return isSeen(name) && URL.parse(`http://${name}/`)?.hostname === hostname ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A hostname as people read it. A name of Western letters only has no `ascii`. A name in another script has its `xn--…`
 * form too, because whole words of it may look like Latin ones. A name whose label mixes scripts has only its `xn--…`
 * form.
 * @param hostname as the server has it, in lower case
 */
export function readableHost(hostname: string): ReadableHost {
  if (!hostname.includes('xn--')) return { name: hostname };
  const name = decoded(hostname);
  if (name === undefined || !name.split('.').every(isOfOneScript)) return { name: hostname };
  return PLAIN.test(name) ? { name } : { name, ascii: hostname };
}

/** Scripts with whole words that look like Latin ones. A name in them below an ASCII top-level domain may imitate another name. */
const hasLettersLikeLatin = (name: string): boolean =>
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u.test(name);
const ENDS_IN_ASCII = /\.[a-z\d-]+$/;

/**
 * A host in one form, for places without room for two, such as titles and URLs. The form is `xn--…` when the name may
 * be read as a Latin one, or has a letter that cannot be drawn.
 * @param host with or without a port
 * @param has whether a character can be drawn; default: each can
 */
export function shortHost(host: string, has: (character: string) => boolean = () => true): string {
  if (!host.includes('xn--')) return host;
  const [, hostname = '', port = ''] = /^([^:]*)(.*)$/s.exec(host) ?? [];
  const { name, ascii } = readableHost(hostname);
  const misleads = ascii !== undefined && hasLettersLikeLatin(name) && ENDS_IN_ASCII.test(name);
  return misleads || ![...name].every(has) ? host : name + port;
}

/** A hostname as one text, with its ASCII form when the name alone may deceive: `пример.рф (xn--e1afmkfd.xn--p1ai)`. */
export function hostText(hostname: string): string {
  const { name, ascii } = readableHost(hostname);
  return ascii === undefined ? name : `${name} (${ascii})`;
}
