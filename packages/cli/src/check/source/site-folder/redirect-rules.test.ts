import { expect, test } from 'vitest';
import { RedirectRules } from './redirect-rules.ts';

const RULES = new RedirectRules(
  [
    '# a comment',
    '/same /same/ 301',
    '/old /new 301 # moved',
    '/plain\t/new',
    '/blog/* /articles/:splat 302',
    '/u/:year/:name /:name-:year.html 308!',
    '/app/* /index.html 200',
    '/shop id=:id /product/x 301',
    '/de/* /german/:splat 302 Language=de',
    '/out https://other.example/:splat 301',
    '/gone /404.html 404',
    'https://old.example/x /new 301',
    '/caf%C3%A9 /new',
    '/käse /new',
    '/a.b /new',
    '/two/*/stars/* /new',
    '/nowhere',
    '/files/*.htm /files/:splat.html',
  ].join('\r\n'),
);

test.each([
  ['/old', '/new'],
  ['/old/', '/new'],
  ['/plain', '/new'],
  ['/blog', '/articles/'],
  ['/blog/2020/a', '/articles/2020/a'],
  ['/u/2020/tea', '/tea-2020.html'],
  ['/app/x/y', '/index.html', true],
  ['/de/x', '/german/x'],
  ['/out', 'https://other.example/:splat'],
  ['/caf%C3%A9', '/new'],
  ['/k%C3%A4se', '/new'],
  ['/a.b', '/new'],
  ['/files/a/b.htm', '/files/a/b.html'],
  ['/shop?id=3', '/product/x'],
])('%s is led to %s', (url, to, isRewrite = false) => {
  const { pathname, search } = new URL(url, 'http://a');
  expect(RULES.find(pathname, search)).toEqual({ to, isRewrite });
});

test.each([
  '/',
  '/older',
  '/u/2020',
  '/u/2020/a/b',
  '/application',
  '/shop',
  '/gone',
  '/x',
  '/axb',
  '/two/a/stars/b',
  '/nowhere',
  '/same',
  '/same/',
])('%s is led nowhere', (path) => {
  expect(RULES.find(path)).toBeUndefined();
});
