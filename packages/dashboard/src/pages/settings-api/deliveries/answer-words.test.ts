import { expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';

it.each([
  ['of JSON the member that says what is wrong', '{"error":"bad signature"}', 'bad signature'],
  [
    'of a problem its detail, not its title',
    '{"title":"Forbidden","detail":"The key is too old."}',
    'The key is too old.',
  ],
  ['of an object within it', '{"error":{"code":7,"message":"no such team"}}', 'no such team'],
  ['of JSON that is a text, the text', '"nope"', 'nope'],
  ['of JSON that says nothing known, none', '{"ok":false}', undefined],
  ['of JSON that was cut off, none', '{"error":"bad sig', undefined],
  ['of HTML the title', '<!doctype html><title>403\nForbidden</title><h1>no</h1>', '403 Forbidden'],
  ['of HTML without a title what is between its tags', '<script>x()</script><p>Not <b>here</b>', 'Not here'],
  ['of text its words in one line', ' invalid\r\n token\u0007! ', 'invalid token !'],
  ['of a long text its beginning', 'a'.repeat(200), `${'a'.repeat(79)}…`],
  ['of an empty answer none', '', undefined],
  ['of no answer none', null, undefined],
])('the words of a response are %s', (_, body, words) => {
  expect(answerWords(body)).toBe(words);
});
