import { expect, it } from 'vitest';
import { run } from '../test-support/run.ts';
import { pages, serve } from '../test-support/serve-page.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const SHELL = '<title>App</title><div id="root"></div><script src="/app.js"></script>';
const HINT =
  'hardly any content and no links without JavaScript, which is not run here. ' +
  'Links that scripts make were not checked: add --render, or check a build with prerendered pages.\n';
const hintOf = async (html: string): Promise<string> => {
  const url = await serve(pages({ '/': html, '/app.js': 200, '/about': SHELL, '/team': SHELL }));
  const { stderr, code } = await run(['check', url, '--rate', '0', '--no-sitemap']);
  expect(code).toBe(0);
  return stderr.replaceAll(url, '/');
};

it('a start page that its scripts make is named, as nothing of the site was seen', async () => {
  expect(await hintOf(SHELL)).toBe(`/ has ${HINT}`);
});

it('several such pages are one sentence', async () => {
  const home = '<title>x</title><a href="/about">x</a><a href="/team">x</a>';
  expect(await hintOf(home)).toBe(`/about and 1 other page have ${HINT}`);
});

it.each([
  ['a page with a link', `${SHELL}<a href="/">x</a>`],
  ['a page with text', `${SHELL}<p>${'words '.repeat(100)}</p>`],
  ['a page without scripts', '<title>x</title><p>x</p>'],
])('%s is not named', async (_name, html) => {
  expect(await hintOf(html)).toBe('');
});

it('a folder says it too, by the name of the file', async () => {
  const cwd = await temporaryFolder({ 'dist/index.html': SHELL, 'dist/app.js': '' });
  const { stderr } = await run(['check', 'dist'], {}, { cwd });
  expect(stderr).toContain(`dist/index.html has ${HINT}`);
});
