import { expect, test } from 'vitest';
import { type Use, wrongType } from './wrong-type.ts';

const HTML = 'text/html; charset=utf-8';
const PAGE = '<!DOCTYPE html><title>Shop</title>';

const judge = (use: Use, type: string | undefined, body: string, status = 200) =>
  wrongType(use, {
    url: 'https://site.test/x',
    status,
    headers: type === undefined ? {} : { 'content-type': type },
    body: Buffer.from(body),
    bodyTruncated: false,
    firstByteMs: 0,
    loadMs: 0,
  });

test.each([
  ['a page', HTML, PAGE],
  ['XHTML', 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml">'],
  ['a page behind a byte order mark and a comment', HTML, '\ufeff<!-- v1 --> <HTML>'],
  ['a page without a type', undefined, PAGE],
])('%s is no script, style sheet or image', (_name, type, body) => {
  expect(judge('code', type, body)).toMatchObject({ verdict: 'broken', reason: 'wrong_type' });
  expect(judge('image', type, body)).toMatchObject({ verdict: 'ok', warnings: ['wrong_image_type'] });
});

test.each([
  ['a script that is called HTML', 'code', HTML, 'alert(1)', 200],
  ['a picture that is called HTML', 'image', HTML, '\x89PNG', 200],
  ['an empty answer, as counters give', 'image', HTML, '', 200],
  ['markup that is called a script', 'code', 'text/javascript', PAGE, 200],
  ['a page that says that nothing is there', 'code', HTML, PAGE, 404],
  ['a page that is linked as one', undefined, HTML, PAGE, 200],
] as const)('%s is left alone', (_name, use, type, body, status) => {
  expect(judge(use, type, body, status)).toBeUndefined();
});
