import { jsonEscape } from '@linkvitals/contract/inert-text';

/** Characters that JSON leaves as they are although a terminal may act on them. They are escaped, which means the same. */
const LIVE = /[\u007f-\u009f\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** JSON of a value on one line, harmless on a terminal. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(LIVE, jsonEscape);
}

const PLAIN = /^[ !#-[\]-~]*$/;

/** The same for a string, in a fraction of the time when nothing needs an escape. */
export const jsonString = (text: string): string => (PLAIN.test(text) ? `"${text}"` : jsonText(text));
