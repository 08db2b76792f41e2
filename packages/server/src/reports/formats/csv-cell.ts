import { inertWords } from '@linkvitals/contract/inert-text';

/** What a spreadsheet may take for a formula: also in full width, and behind spaces that it takes away. */
const FORMULA = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r]/;

/** Nothing to take out and nothing to calculate: most cells. */
const HARMLESS = /^[\w/][\x20-\x7e]*$/;

/**
 * Text as it may stand in a cell: on one line, and behind an apostrophe where a spreadsheet would calculate it. Numbers are
 * no text and stay numbers.
 */
export function csvText(text: string): string {
  if (HARMLESS.test(text)) return text;
  const plain = inertWords(text);
  return FORMULA.test(text) || FORMULA.test(plain) ? `'${plain}` : plain;
}
