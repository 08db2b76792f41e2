import { inertWords } from '@linkvitals/contract/inert-text';

/** Text that a spreadsheet may take for a formula, also with full-width signs, and after spaces, which it removes. */
const FORMULA = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r]/;

/** Text that needs no change, like most cells. */
const HARMLESS = /^[\w/][\x20-\x7e]*$/;

/**
 * Text for a cell: on one line, and after an apostrophe when a spreadsheet would take it for a formula. Numbers are no text and stay
 * numbers.
 */
export function csvText(text: string): string {
  if (HARMLESS.test(text)) return text;
  const plain = inertWords(text);
  return FORMULA.test(text) || FORMULA.test(plain) ? `'${plain}` : plain;
}
