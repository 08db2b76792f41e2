import { inertUrl } from '../inert-text.ts';
import { shortHost } from './host.ts';

/** A percent-encoded UTF-8 character beyond ASCII. Sequences of other lengths or bytes are no UTF-8. */
const ENCODED = /%(?:C[2-9A-F]|D[\dA-F])%[89AB][\dA-F]|%E[\dA-F](?:%[89AB][\dA-F]){2}|%F[0-4](?:%[89AB][\dA-F]){3}/gi;

/** A visible character: a letter, digit, mark, punctuation or symbol; no space and nothing unassigned. */
const isSeen = (character: string): boolean => /^[\p{L}\p{N}\p{Mn}\p{Mc}\p{P}\p{Sm}\p{Sc}\p{So}]$/u.test(character);
/** Characters of these categories that are drawn as nothing, or as a placeholder. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u;
const isMark = (character: string): boolean => /^\p{M}$/u.test(character);
/** The text ends with a character that can carry a mark. */
const endsInBase = (text: string): boolean => /[\p{L}\p{N}\p{M}]$/u.test(text);

/** Delimiters of the parts of a URL, and the fraction slash. */
const DELIMITER = /[/?#.:@&=+;%\\ \u2044]/;
/** Characters that look like `/`, `\`, `.`, `:`, `?`, `#`, `%` or `=` (UTS 39), beyond those that NFKC maps to them. */
const LOOKALIKE =
  /[\u2215\u29f8\u27cb\u2571\u2cc6\u1735\u3033\u2216\u29f5\u29f9\u3002\uff61\u0589\u05c3\u02d0\u02f8\u0703\u0704\u16ec\u1803\u1809\u205a\u2236\ua4fd\ua789\u0701\u0702\ua4f8\u{10a50}\u0241\u0294\u097d\u13ae\ua6eb\u266f\u2317\u066a\u2052\ua78a\u30a0\u2e40\u2550]/u;
/** A lock, which browsers draw before a hostname. */
const LOCK = /[\u{1f50f}-\u{1f513}]/u;

const isPlain = (character: string): boolean =>
  isSeen(character) &&
  !UNSEEN.test(character) &&
  !LOOKALIKE.test(character) &&
  !LOCK.test(character) &&
  !DELIMITER.test(character.normalize('NFKC'));

function decoded(sequence: string): string | undefined {
  try {
    return decodeURIComponent(sequence);
  } catch {
    // The bytes are longer than needed, half of a surrogate pair, or beyond the last character.
    return undefined;
  }
}

/** The parts of a web URL: scheme and user, host, and the rest. */
const WEB = /^(https?:\/\/(?:[^/?#@]*@)?)([^/?#:@]*)(.*)$/is;
const WORTH_A_LOOK = /%[c-f]|xn--/i;

/**
 * A URL as people read it: letters beyond ASCII instead of `%D8%A7`. It keeps encoded what browsers keep encoded, and
 * characters that look like delimiters. A URL parser makes the same URL of it again, but for the case of hexadecimal
 * digits. It is only for display: copy, follow and compare the URL itself. URLs of other schemes stay as they are.
 * Invisible characters and those that change the direction of text are percent-encoded in all URLs.
 * @param has whether a character can be drawn; default: each can
 */
export function readableUrl(given: string, has: (character: string) => boolean = () => true): string {
  const url = inertUrl(given);
  if (!WORTH_A_LOOK.test(url)) return url;
  const [, start, host = '', rest = ''] = WEB.exec(url) ?? [];
  return start === undefined ? url : `${start}${shortHost(host, has)}${readableRest(rest, has)}`;
}

function readableRest(rest: string, has: (character: string) => boolean): string {
  let shown = '';
  let from = 0;
  let endsInCode = false;
  for (const { 0: sequence, index } of rest.matchAll(ENCODED)) {
    const between = rest.slice(from, index);
    // A mark must not stand on the last digit of a percent code.
    endsInCode = between === '' ? endsInCode : /%[\dA-F]{2}$/i.test(between);
    shown += between;
    const character = decoded(sequence);
    const stays: boolean =
      character === undefined ||
      !isPlain(character) ||
      !has(character) ||
      (isMark(character) && (endsInCode || !endsInBase(shown)));
    shown += stays ? sequence : character;
    endsInCode = stays;
    from = index + sequence.length;
  }
  return shown + rest.slice(from);
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * A text for a line of plain text that continues behind it. After letters that are read from right to left, numbers and
 * brackets would move before them, so the text then ends with an invisible mark. HTML has `<bdi dir="ltr">` for that.
 */
export const beforeMore = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `${text}${LEFT_TO_RIGHT_MARK}` : text);

/** The places where a URL may break: behind slashes, and before the start of a query, its next part or a fragment. */
const JOINT = /(?<=\/)(?=[^/])|(?=[?&#])/;

/** The parts of a URL between which a line may end: `https://`, `a.example/`, `b/`, `c`, `?d=e`. */
export const partsOf = (url: string): readonly string[] => url.split(JOINT);
