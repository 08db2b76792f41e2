import { document, type Operation } from '@linkvitals/contract';
import { MAX_TEXT } from './body-shape.ts';

/** The most that JSON needs for a character: two escapes, as for one beyond the first plane. */
const ESCAPED = 12;

/** The longest text that the body of an operation may have, as JSON: more than usual where its schema's `maxLength` needs it. */
export function longestText({ body }: Operation): number {
  const name =
    String(body?.schema.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  const declared = JSON.stringify(document.components.schemas[name] ?? {}).matchAll(/"maxLength":(\d+)/g);
  return Math.max(MAX_TEXT, ...[...declared].map(([, length]) => ESCAPED * Number(length)));
}
