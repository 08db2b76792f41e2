import { expect, test } from 'vitest';
import { saysNotFound } from './says-not-found.ts';

test.each([
  '404',
  'Error 404',
  '404 Not Found',
  '404: Page not found',
  '404 - Page Not Found',
  'Page not found | The Shop',
  'The Shop – Page not found',
  'Not found',
  'Oops! Page not found.',
  'Sorry, this page could not be found!',
  "This page doesn't exist",
  'This page doesn’t exist',
  'The page you are looking for cannot be found',
  'Seite nicht gefunden',
  'Page introuvable',
  'Página no encontrada',
])('%s names an error page', (text) => {
  expect(saysNotFound(text)).toBe(true);
});

test.each([
  '',
  'How to fix 404 errors',
  'Page not found: what to write on your error page and why it matters',
  '404 days around the world',
  'Lost and found',
  'Room 404',
  'The treasure was not found in Troy',
  'Found',
  'A study of pages that do not exist',
  'x'.repeat(100_000),
])('%s does not', (text) => {
  expect(saysNotFound(text)).toBe(false);
});
