import { expect, it } from 'vitest';
import { base64Of } from './logo-file.ts';

it('encodes every byte value in base64', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const text = atob(await base64Of(new Blob([bytes])));
  expect(Array.from(text, (character) => character.charCodeAt(0))).toEqual([...bytes]);
});
