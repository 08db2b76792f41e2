import { invalidSetting, type ServiceError } from '../errors.ts';

/**
 * What nobody sees and what changes how the text around it is read: controls, separators of lines and paragraphs, halves of
 * surrogate pairs, and what Unicode calls default ignorable: marks that change the direction of text, spaces without width, fillers, tags.
 * Not among them is what joins and shapes letters and emoji: joiners and variation selectors.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u034f|[\u180b-\u180d]|\u180f|\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
/** The pattern of Braille without a dot is seen by nobody either. */
const SEEN = /[^\p{C}\p{M}\p{Z}\u2800]/u;
const LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;

/** Names that people give, and how long they may be, in characters. */
const names = {
  person: { what: 'The name', max: 255 },
  account: { what: 'The name of the account', max: 255 },
  passkey: { what: 'The name of the passkey', max: 255 },
  key: { what: 'The name of the key', max: 255 },
  shareLink: { what: 'The name of the link', max: 80 },
  brand: { what: 'The name in reports', max: 80 },
} as const;

interface Field {
  /** Member of the body that has it. */
  readonly pointer: string;
  /** For the message, at the beginning of a sentence. */
  readonly what: string;
}

/** The first character of a text that cannot be seen, as `U+202E`. Pure. */
export function findUnseen(text: string): string | undefined {
  const point = UNSEEN.exec(text)?.[0].codePointAt(0);
  return point === undefined ? undefined : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

const refuse = ({ pointer, what }: Field, why: string): ServiceError => invalidSetting(pointer, `${what} ${why}`);

/**
 * A name of one line, as people recognise somebody or something by it, without the spaces around it. What cannot be seen is
 * refused and not taken out: whoever gives the name should know what others will see.
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
 * Text of several lines, with `\n` between them and nothing empty around it. What cannot be seen is taken out: it comes along
 * when text is copied from somewhere. May be empty then. Pure.
 */
export const plainText = (written: string): string =>
  written
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', '  ')
    .split('\n')
    .map((line) => line.replace(EACH_UNSEEN, ''))
    .join('\n')
    .trim();

/** The same, in which something has to be left. @throws ServiceError `invalid_setting` */
export function readText(written: string, field: Field): string {
  const text = plainText(written);
  if (SEEN.test(text)) return text;
  throw refuse(field, 'holds nothing that can be read. Write some text.');
}
