import { readFileSync } from 'node:fs';
import { spawnNode } from '@linkvitals/testing';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './test-support/serve.ts';

const folder = new URL('..', import.meta.url);

test('the program of the README prints each URL with its verdict and its places', async () => {
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const program = /^```js\n(.*?)^```$/ms.exec(readme)?.[1] ?? '';
  const site = await serve({ '/': '<a href=/b>1</a>\n<a href=/gone>2</a>', '/b': '<a href=/gone>3</a>' });
  onTestFinished(site.close);
  // Where a program comes from `-e`, its first argument takes the place of its file.
  const args = ['--input-type=module', '-e', program, 'crawl.mjs', `${site.origin}/`];
  const crawl = spawnNode(args, { cwd: folder.pathname });
  expect(await crawl.exited).toEqual({ code: 0, signal: null });
  expect(crawl.stdout.replaceAll(site.origin, '').trim().split('\n')).toEqual(
    ['ok ok /', 'ok ok /b /:1', 'broken not_found /gone /:2 /b:1', 'completed '].map((line) => line.trimEnd()),
  );
});
