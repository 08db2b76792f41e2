import type PDFDocument from 'pdfkit';
import { fontFiles } from '../../fonts/font-files.ts';
import { isPlain, type Run, visualRuns } from '../../fonts/visual-runs.ts';

type Document = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour: string;
  /** Default `auto`; addresses are always `ltr`. */
  readonly direction?: 'auto' | 'ltr';
}

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** Switches off all rules that shape letters: they do not apply to plain text, and looking for them takes the largest part of the time. */
const UNSHAPED = Object.fromEntries(
  ['ccmp', 'locl', 'rlig', 'mark', 'mkmk', 'calt', 'clig', 'liga', 'rclt', 'curs', 'kern'].map((tag) => [tag, false]),
);

/** Features of a run. The library also takes an object, which its types do not say. */
const shapingOf = ({ isRightToLeft, text }: Run): { features?: Features } => {
  if (isRightToLeft) return { features: ['rtla'] };
  return isPlain(text) ? { features: UNSHAPED as unknown as Features } : {};
};

interface GlyphSource {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const ELLIPSIS = '\u2026';
/** Places at which a line may end: only between words of text, also within addresses, which may be longer than a line. */
const BREAKS = { auto: /(?<=\s)/u, ltr: /(?<=[\s/?&=_.,;:-])/u } as const;
const MAX_TEXT = 2_048;
/** Distance from the top of a line to its baseline as a part of the size, for Noto Sans. */
const ASCENT = 1.069;

/**
 * Returns how many of `count` things fit; 0 if the first alone does not. It tries few lengths, because measuring right-to-left text joins
 * its letters each time.
 */
function countFitting(count: number, fits: (some: number) => boolean): number {
  let [fitting, tooMany] = [0, 1];
  while (tooMany <= count && fits(tooMany)) [fitting, tooMany] = [tooMany, 2 * tooMany];
  tooMany = Math.min(tooMany, count + 1);
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

/**
 * Takes as many words as fit a line, beginning with `from`. Of a word that is wider than a line it takes the part that fits, and leaves the
 * rest of the word in the list.
 * @returns the line, and how many words of the list were used up
 */
function firstLine(
  words: string[],
  from: number,
  isFitting: (text: string) => boolean,
): readonly [line: string, count: number] {
  const join = (count: number): string => words.slice(from, from + count).join('');
  const count = countFitting(words.length - from, (some) => isFitting(join(some)));
  if (count > 0) return [join(count), count];
  const characters = [...(words[from] ?? '')];
  const taken = Math.max(
    1,
    countFitting(characters.length, (some) => isFitting(characters.slice(0, some).join(''))),
  );
  words[from] = characters.slice(taken).join('');
  return [characters.slice(0, taken).join(''), words[from] === '' ? 1 : 0];
}

/** Writes lines of text of any script: each run in a font that has it, in reading order. */
export class Typesetter {
  readonly #doc: Document;
  readonly #glyphs: readonly GlyphSource[];
  readonly #widths = new Map<string, number>();
  readonly #missing = new Set<string>();
  #last: { readonly text: string; readonly direction: string; readonly runs: readonly Run[] } | undefined;

  constructor(doc: Document, extraFonts: readonly string[] = []) {
    this.#doc = doc;
    const regular = [fontFiles.sans, fontFiles.arabic, fontFiles.hebrew, ...extraFonts];
    const bold = [fontFiles.sansBold, fontFiles.arabicBold, fontFiles.hebrewBold, ...extraFonts];
    this.#glyphs = regular.map((file, place) => {
      doc.registerFont(`regular ${place}`, file);
      doc.registerFont(`bold ${place}`, bold[place] ?? file);
      doc.font(`regular ${place}`);
      // The library keeps the font there, and has no public way to find out which glyphs it has.
      return (doc as unknown as { _font: { font: GlyphSource } })._font.font;
    });
  }

  /** Characters that no font has, each once. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** Whether a font has the character. */
  readonly has = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0;
    return this.#glyphs.some((glyphs) => glyphs.hasGlyphForCodePoint(code));
  };

  #runs(text: string, direction: TextStyle['direction'] = 'auto'): readonly Run[] {
    // A line is measured and then written, so the last result is needed twice.
    if (this.#last?.text === text && this.#last.direction === direction) return this.#last.runs;
    const runs = this.#find(text, direction);
    this.#last = { text, direction, runs };
    return runs;
  }

  #find(text: string, direction: 'auto' | 'ltr'): readonly Run[] {
    return visualRuns(text, {
      has: (font, code) => this.#glyphs[font]?.hasGlyphForCodePoint(code) ?? false,
      fonts: this.#glyphs.length,
      direction,
      onMissing: (character) => this.#missing.add(character),
    });
  }

  #use({ font }: Run, { bold = false, size }: TextStyle): Document {
    return this.#doc.font(`${bold ? 'bold' : 'regular'} ${font}`).fontSize(size);
  }

  width(text: string, style: TextStyle): number {
    return this.#runs(text, style.direction).reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  #runWidth(run: Run, style: TextStyle): number {
    if (run.isRightToLeft) return this.#use(run, style).widthOfString(run.text, shapingOf(run));
    // Without kerning a line is a hair too wide at most, and widths come from a table.
    let width = 0;
    for (const character of run.text) width += this.#characterWidth(character, run, style);
    return width;
  }

  #characterWidth(character: string, run: Run, style: TextStyle): number {
    const key = `${style.bold === true ? 'b' : 'r'}${run.font}${character}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#use(run, { ...style, size: 1_000 }).widthOfString(character);
      this.#widths.set(key, width);
    }
    return (width * style.size) / 1_000;
  }

  /** Writes one line; `y` is its top. The caller has to wrap text that is too wide. */
  line(text: string, at: { readonly x: number; readonly y: number }, style: TextStyle): void {
    let { x } = at;
    // Fonts of other scripts have other heights, but share the baseline.
    const baseline = at.y + style.size * ASCENT;
    for (const run of this.#runs(text, style.direction)) {
      const options = { lineBreak: false, baseline: 'alphabetic', ...shapingOf(run) } as const;
      this.#use(run, style).fillColor(style.colour).text(run.text, x, baseline, options);
      x += this.#runWidth(run, style);
    }
  }

  /** Wraps text into lines that fit the width, `maxLines` at most; the last line ends with `…` when text is left out. */
  wrap(given: string, width: number, style: TextStyle & { readonly maxLines?: number }): string[] {
    const { maxLines = 20 } = style;
    const isFitting = (text: string): boolean => this.width(text.trimEnd(), style) <= width;
    const words = given.slice(0, MAX_TEXT).split(BREAKS[style.direction ?? 'auto']);
    const lines: string[] = [];
    for (let next = 0; next < words.length; ) {
      if (lines.length === maxLines) return this.#cut(lines, width, style);
      const [line, count] = firstLine(words, next, isFitting);
      lines.push(line.trimEnd());
      next += count;
    }
    return given.length > MAX_TEXT ? this.#cut(lines, width, style) : lines;
  }

  #cut(lines: readonly string[], width: number, style: TextStyle): string[] {
    const last = [...(lines.at(-1) ?? '')];
    const start = (count: number): string => last.slice(0, count).join('') + ELLIPSIS;
    const fitting = countFitting(last.length, (count) => this.width(start(count), style) <= width);
    return [...lines.slice(0, -1), start(fitting)];
  }
}
