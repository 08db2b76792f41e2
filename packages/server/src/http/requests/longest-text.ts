import { document, type Operation } from '@linkvitals/contract';
import { MAX_TEXT } from './body-shape.ts';

/** The longest text that the body of an operation may have: more than usual where its schema has a longer `maxLength`. */
export function longestText({ body }: Operation): number {
  const name =
    String(body?.schema.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  const declared = JSON.stringify(document.components.schemas[name] ?? {}).matchAll(/"maxLength":(\d+)/g);
  return Math.max(MAX_TEXT, ...[...declared].map(([, length]) => Number(length)));
}
