import { invalidSetting, type ServiceError } from '../errors.ts';

/**
 * Characters that cannot be seen and that change how the text around them is read: controls, separators of lines and
 * paragraphs, halves of surrogate pairs, and the "default ignorable" code points of Unicode, which are marks that
 * change the direction of text, spaces without width, fillers and tags. Joiners and variation selectors are not among
 * them, because they shape letters and emoji.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u034f|[\u180b-\u180d]|\u180f|\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
/** A character that can be seen. The Braille pattern without dots is left out, because it looks like a space. */
const SEEN = /[^\p{C}\p{M}\p{Z}\u2800]/u;
const LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;

/** Names that people give, with their maximum length in characters */
const names = {
  person: { what: 'The name', max: 255 },
  account: { what: 'The name of the account', max: 255 },
  passkey: { what: 'The name of the passkey', max: 255 },
  key: { what: 'The name of the key', max: 255 },
  shareLink: { what: 'The name of the link', max: 80 },
  brand: { what: 'The name in reports', max: 80 },
} as const;

interface Field {
  /** Member of the request body that holds the field */
  readonly pointer: string;
  /** Name of the field for messages, at the beginning of a sentence */
  readonly what: string;
}

/** The first character of a text that cannot be seen, in the form `U+202E`; undefined when there is none. Pure. */
export function findUnseen(text: string): string | undefined {
  const point = UNSEEN.exec(text)?.[0].codePointAt(0);
  return point === undefined ? undefined : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

const refuse = ({ pointer, what }: Field, why: string): ServiceError => invalidSetting(pointer, `${what} ${why}`);

/**
 * Reads a name of one line, by which people recognise somebody or something, and removes the spaces around it.
 * Characters that cannot be seen are refused and not taken out: the person who gives the name should know what others
 * will see.
 * @param pointer Member of the body that has it. Default: `name`.
 * @throws ServiceError `invalid_setting`
 */
export function readName(written: string, of: keyof typeof names, pointer = 'name'): string {
  const { what, max } = names[of];
  const field = { pointer, what };
  const name = written.trim();
  const unseen = findUnseen(name);
  if (unseen !== undefined) {
    throw refuse(field, `holds a character that cannot be seen, ${unseen}. Type it again without it.`);
  }
  if (SEEN.test(name) && name.length <= max) return name;
  throw refuse(field, `has 1 to ${max} characters, and one of them or more can be seen.`);
}

/**
 * Normalises text of several lines: `\n` between lines, no empty lines or spaces around it. Characters that cannot be
 * seen are taken out, because they come along when text is copied. The result may be empty. Pure.
 */
export const plainText = (written: string): string =>
  written
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', '  ')
    .split('\n')
    .map((line) => line.replace(EACH_UNSEEN, ''))
    .join('\n')
    .trim();

/** Normalises text as `plainText` does, and refuses it when nothing is left. @throws ServiceError `invalid_setting` */
export function readText(written: string, field: Field): string {
  const text = plainText(written);
  if (SEEN.test(text)) return text;
  throw refuse(field, 'holds nothing that can be read. Write some text.');
}
