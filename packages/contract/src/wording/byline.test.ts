import { expect, it } from 'vitest';
import { bylineOf, keyOfByline } from './byline.ts';

it('says of keys that they are no people, whatever a key is called', () => {
  const person = bylineOf({ kind: 'person', name: 'ada@example.com' });
  const key = bylineOf({ kind: 'api-key', name: 'ada@example.com' });
  expect([person, key]).toEqual(['ada@example.com', 'API key ada@example.com']);
  expect([keyOfByline(person), keyOfByline(key)]).toEqual([undefined, 'ada@example.com']);
});

it('fits into 255 characters, whole ones, for the longest name of a key', () => {
  const by = bylineOf({ kind: 'api-key', name: `${'x'.repeat(246)}${'😀'.repeat(4)}` });
  expect(by).toHaveLength(255);
  expect(by.isWellFormed()).toBe(true);
});
