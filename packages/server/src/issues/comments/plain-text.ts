import { inertWords } from '@linkvitals/contract/inert-text';

const LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;

/**
 * What a person wrote, as text that acts on nobody who reads it: control characters and marks that change the direction of
 * the text are taken out, every line end is `\n`, and nothing empty stands around it. Pure.
 */
export const plainText = (text: string): string =>
  text.replace(LINE_ENDS, '\n').replaceAll('\t', '  ').split('\n').map(inertWords).join('\n').trim();
