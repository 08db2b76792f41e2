import { expect, test } from 'vitest';
import { Messages } from './messages.ts';

test('messages are cut at zero bytes, however they arrive', () => {
  const bytes = Buffer.from('{"a":1}\0{"b":"ä"}\0{"c":');
  for (let size = 1; size <= bytes.length; size++) {
    const taken: string[] = [];
    const messages = new Messages((message) => taken.push(message));
    for (let at = 0; at < bytes.length; at += size) messages.write(bytes.subarray(at, at + size));
    expect(taken).toEqual(['{"a":1}', '{"b":"ä"}']);
    messages.write(Buffer.from('2}\0'));
    expect(taken.at(-1)).toBe('{"c":2}');
  }
});

test('a message that is too long is refused before it has ended', () => {
  const messages = new Messages(() => {}, 10);
  messages.write(Buffer.from('0123456789\0'));
  messages.write(Buffer.from('01234'));
  expect(() => messages.write(Buffer.from('567890'))).toThrow(RangeError);
});
