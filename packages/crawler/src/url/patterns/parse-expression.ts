import { parseBracket } from './bracket-expression.ts';
import { takeClassEscape } from './char-classes.ts';
import { ALL, type CharSet, foldCase, one } from './char-set.ts';
import { escapedCode } from './escapes.ts';
import { assertion, char, choice, EMPTY, type Node, repeat, sequence } from './node.ts';
import { PatternFault, Reader } from './reader.ts';

/** Highest number in `{}`, as in RE2. */
const MAX_REPEAT = 1_000;

const NOTHING_TO_REPEAT = 'there is nothing to repeat';
const NOTHING_AT_START = `${NOTHING_TO_REPEAT}; between slashes is an expression. For a glob write /**/a or /**/a/* instead of /**/a/`;

/**
 * Reads an expression in the syntax of RE2 (https://github.com/google/re2/wiki/Syntax), for text that is one line of ASCII, for which the
 * flags `m`, `s` and `U` change nothing.
 *
 * @throws PatternFault for an expression that RE2 refuses
 */
export function parseExpression(expression: string): Node {
  return new ExpressionParser(expression).parse();
}

class ExpressionParser {
  readonly #reader: Reader;
  readonly #names = new Set<string>();
  /** Upper and lower case match each other. Set by flags, up to the end of their group. */
  #folds = false;

  constructor(expression: string) {
    this.#reader = new Reader(expression);
  }

  parse(): Node {
    const node = this.#choice();
    if (!this.#reader.isAtEnd) throw new PatternFault(') closes nothing');
    return node;
  }

  #choice(): Node {
    const folds = this.#folds;
    const parts = [this.#sequence()];
    while (this.#reader.take('|')) parts.push(this.#sequence());
    this.#folds = folds;
    return parts.length === 1 ? (parts[0] ?? EMPTY) : choice(...parts);
  }

  #sequence(): Node {
    const reader = this.#reader;
    const parts: Node[] = [];
    while (!reader.isAtEnd && reader.peek() !== '|' && reader.peek() !== ')') {
      if (reader.take('\\Q')) parts.push(...this.#quoted());
      else if (!this.#takeFlags()) parts.push(this.#repeated(this.#atom()));
    }
    return sequence(...parts);
  }

  /** Reads the characters between `\Q` and `\E`, which stand for themselves. A repetition behind them applies to the last one. */
  #quoted(): Node[] {
    const reader = this.#reader;
    const parts: Node[] = [];
    while (!reader.isAtEnd && !reader.take('\\E')) parts.push(this.#literal(reader.next()));
    const last = parts.pop();
    return last === undefined ? [] : [...parts, this.#repeated(last)];
  }

  #repeated(part: Node): Node {
    const bounds = this.#bounds();
    if (bounds === undefined) return part;
    this.#reader.take('?');
    if (this.#bounds() !== undefined) throw new PatternFault('a repetition cannot be repeated; put it in ()');
    return repeat(part, ...bounds);
  }

  /** Reads the bounds of a repetition; undefined when none comes next. */
  #bounds(): [min: number, max: number | undefined] | undefined {
    const reader = this.#reader;
    if (reader.take('*')) return [0, undefined];
    if (reader.take('+')) return [1, undefined];
    if (reader.take('?')) return [0, 1];
    const from = reader.at;
    const inside = reader.take('{') ? reader.takeUntil('}') : undefined;
    const [, low, comma, high] = /^(\d+)(,?)(\d*)$/.exec(inside ?? '') ?? [];
    if (low === undefined || (comma === '' && high !== '')) {
      reader.at = from;
      return undefined;
    }
    const min = Number(low);
    const max = comma === '' ? min : high === '' ? undefined : Number(high);
    if (min > MAX_REPEAT || (max !== undefined && (max > MAX_REPEAT || max < min))) {
      throw new PatternFault(`{${inside}} is no number of times; ${MAX_REPEAT} is the highest`);
    }
    return [min, max];
  }

  #atom(): Node {
    const reader = this.#reader;
    const escaped = takeClassEscape(reader);
    if (escaped !== undefined) return this.#char(escaped);
    const isGlobLike = reader.at === 0 && reader.peek() === '*';
    if (this.#bounds() !== undefined) throw new PatternFault(isGlobLike ? NOTHING_AT_START : NOTHING_TO_REPEAT);
    const next = reader.next();
    if (next === '(') return this.#group();
    if (next === '[') return char(parseBracket(reader, this.#folds));
    if (next === '.') return char(ALL);
    if (next === '^') return assertion('start');
    if (next === '$') return assertion('end');
    return next === '\\' ? this.#escape() : this.#literal(next);
  }

  #escape(): Node {
    const reader = this.#reader;
    if (reader.take('A')) return assertion('start');
    if (reader.take('z')) return assertion('end');
    if (reader.take('b')) return assertion('word_boundary');
    if (reader.take('B')) return assertion('no_word_boundary');
    return this.#char(one(escapedCode(reader)));
  }

  #literal(text: string): Node {
    return this.#char(one(text.codePointAt(0) ?? 0));
  }

  #char(set: CharSet): Node {
    return char(this.#folds ? foldCase(set) : set);
  }

  /** Reads flags such as `(?i)`, which count up to the end of the group that holds them. False when there are none. */
  #takeFlags(): boolean {
    const from = this.#reader.at;
    const flags = this.#flags();
    if (flags?.end === ')') {
      this.#folds = flags.folds;
      return true;
    }
    this.#reader.at = from;
    return false;
  }

  #flags(): { folds: boolean; end: string } | undefined {
    const reader = this.#reader;
    if (!reader.take('(?')) return undefined;
    let folds = this.#folds;
    let isOff = false;
    let wantsFlag = false;
    for (;;) {
      const next = reader.next();
      if (next === ':' || next === ')') return wantsFlag ? undefined : { folds, end: next };
      if (next === '-' ? isOff : !'imsU'.includes(next) || next === '') return undefined;
      wantsFlag = next === '-';
      if (wantsFlag) isOff = true;
      else if (next === 'i') folds = !isOff;
    }
  }

  /** Reads a group, behind its `(`. */
  #group(): Node {
    const reader = this.#reader;
    const outside = this.#folds;
    if (reader.peek() === '?') {
      const from = --reader.at;
      const flags = this.#flags();
      if (flags === undefined) {
        reader.at = from + 1;
        this.#name();
      } else this.#folds = flags.folds;
    }
    const node = this.#choice();
    if (!reader.take(')')) throw new PatternFault('( is not closed; write \\( for the character');
    this.#folds = outside;
    return node;
  }

  /** Reads the name of a group: `?P<name>` or `?<name>`. */
  #name(): void {
    const reader = this.#reader;
    const name = reader.take('?P<') || reader.take('?<') ? reader.takeUntil('>') : undefined;
    if (name === undefined || !/^\w+$/.test(name)) {
      throw new PatternFault('RE2 knows (?:...), (?flags) and (?P<name>...), and no look-ahead or look-behind');
    }
    if (this.#names.has(name)) throw new PatternFault(`two groups are called ${name}`);
    this.#names.add(name);
  }
}
