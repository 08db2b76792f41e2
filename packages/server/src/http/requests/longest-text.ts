import { document, type Operation } from '@linkvitals/contract';
import { MAX_TEXT } from './body-shape.ts';

/** Maximum length of a character in JSON: two escapes, for a character beyond the first plane. */
const ESCAPED = 12;

/**
 * Maximum length of a text in the body of an operation, in JSON: more than usual when its schema's `maxLength` needs
 * it.
 */
export function longestText({ body }: Operation): number {
  const name =
    String(body?.schema.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  const declared = JSON.stringify(document.components.schemas[name] ?? {}).matchAll(/"maxLength":(\d+)/g);
  return Math.max(MAX_TEXT, ...[...declared].map(([, length]) => ESCAPED * Number(length)));
}
