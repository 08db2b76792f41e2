import bidiFactory from 'bidi-js';

interface Bidi {
  getEmbeddingLevels(text: string, direction: 'auto' | 'ltr'): { readonly levels: Uint8Array };
  getMirroredCharacter(character: string): string | null;
}

/** The types of the package describe the module that this function returns, not the function. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/** A stretch of text in one font and direction. */
export interface Run {
  readonly text: string;
  /** Index in the list of fonts. */
  readonly font: number;
  readonly isRightToLeft: boolean;
}

export interface RunOptions {
  /** Whether a font has a glyph. */
  readonly has: (font: number, codePoint: number) => boolean;
  readonly fonts: number;
  /** Direction of the text as a whole; `auto`: that of its first letter with a direction. */
  readonly direction: 'auto' | 'ltr';
  /** Called for each character that no font has. */
  readonly onMissing: (character: string) => void;
}

/** Index of the last right-to-left font. Fonts after it are for scripts whose punctuation is too wide for other scripts. */
const LAST_RIGHT_TO_LEFT = 2;

/** Mark without width that gives the text around it a direction. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/** Character in place of those that no font has. */
export const MISSING = '\ufffd';

/** Text that the first font has in any case. */
const PLAIN = /^[\x20-\x7e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2026]*$/;
/** Whether the text is Latin from left to right. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface Character {
  readonly text: string;
  readonly font: number;
  readonly level: number;
}

/** Splits a line of text into runs, ordered from left to right by the Unicode bidirectional algorithm. */
export function visualRuns(text: string, options: RunOptions): readonly Run[] {
  if (text === '') return [];
  if (isPlain(text)) return [{ text, font: 0, isRightToLeft: false }];
  const characters = leveled(inFonts(text, options), options.direction);
  const drawn = characters.filter((one) => one.text !== LEFT_TO_RIGHT_MARK);
  if (drawn.length === 0) return [];
  return reorder(stretches(drawn)).map(toRun);
}

/** Finds the font of each character. Characters that all scripts share stay in the font of the character before. */
function inFonts(text: string, { has, fonts, onMissing }: RunOptions): Omit<Character, 'level'>[] {
  let current = 0;
  const all = Array.from({ length: fonts }, (_, font) => font);
  return [...text].map((character) => {
    if (character === LEFT_TO_RIGHT_MARK) return { text: character, font: current };
    const code = character.codePointAt(0) ?? 0;
    const order = SHARED.test(character) && current <= LAST_RIGHT_TO_LEFT ? [current, ...all] : all;
    const font = order.find((one) => has(one, code));
    if (font === undefined) {
      onMissing(character);
      return { text: MISSING, font: 0 };
    }
    current = font;
    return { text: character, font };
  });
}

function leveled(characters: readonly Omit<Character, 'level'>[], direction: RunOptions['direction']): Character[] {
  const text = characters.map((one) => one.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  let at = 0;
  return characters.map((one) => {
    const level = levels[at] ?? 0;
    at += one.text.length;
    return { ...one, level };
  });
}

/** Joins neighbours of the same font and level. */
function stretches(characters: readonly Character[]): Character[] {
  const result: Character[] = [];
  for (const one of characters) {
    const last = result.at(-1);
    if (last !== undefined && last.font === one.font && last.level === one.level) {
      result[result.length - 1] = { ...last, text: last.text + one.text };
    } else result.push(one);
  }
  return result;
}

/** Applies rule L2 of UAX 9: for each level, from the highest down, reverses sequences of this level and higher ones. */
function reorder(all: readonly Character[]): Character[] {
  const result = [...all];
  const highest = Math.max(...all.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < result.length; from += 1) {
      let to = from;
      while (to < result.length && (result[to] as Character).level >= level) to += 1;
      if (to - from > 1) result.splice(from, to - from, ...result.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return result;
}

function toRun({ text, font, level }: Character): Run {
  if (level % 2 === 0) return { text, font, isRightToLeft: false };
  const mirrored = [...text].map((one) => bidi.getMirroredCharacter(one) ?? one);
  // Shaping reverses letters; other text is reversed here.
  const isShaped = RIGHT_TO_LEFT.test(text);
  return { text: (isShaped ? mirrored : mirrored.toReversed()).join(''), font, isRightToLeft: isShaped };
}
