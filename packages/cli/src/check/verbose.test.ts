import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { run } from '../test-support/run.ts';
import { serve } from '../test-support/serve-page.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const LINKS = ['/refused', '/no-head', '/fails', '/loop'].map((path) => `<a href="${path}">x</a>`).join('');

/** A site whose pages answer only the second request. */
function reluctant(): RequestListener {
  const counts = new Map<string, number>();
  return ({ url = '', method, headers }, response) => {
    const times = (counts.get(url) ?? 0) + 1;
    counts.set(url, times);
    response.setHeader('content-type', 'text/html');
    if (url === '/robots.txt') response.setHeader('content-type', 'text/plain').end('User-agent: *\nCrawl-delay: 0.01');
    else if (url === '/refused' && times === 1) response.writeHead(429, { 'retry-after': '0' }).end();
    else if (url === '/image.png' && method === 'HEAD') response.writeHead(405).end();
    else if (url === '/fails' && times === 1) response.writeHead(500).end();
    else if (url === '/loop' && headers.cookie === undefined)
      response.writeHead(302, { location: '/loop', 'set-cookie': 'seen=1' }).end();
    else response.end(url === '/' ? `${LINKS}<img src="/image.png" alt="">` : 'x');
  };
}

it('--verbose says on stderr why URLs are requested again and how long they waited, and stdout stays a report', async () => {
  const url = await serve(reluctant());
  const args = ['check', url, '--rate', '0', '--no-sitemap', '--recheck-after', '0', '-f', 'json'];
  const { stdout, stderr } = await run([...args, '--verbose']);
  const lines = stderr
    .replaceAll(url, '/')
    .replaceAll(/\d+\.\d s/g, 'N s')
    .trim()
    .split('\n');
  expect(lines.sort()).toEqual([
    '/fails: It failed (server_error). Requested again after N s.',
    '/image.png: HEAD was answered with 405. Requested again by GET.',
    '/loop: It redirects in a loop. Requested again with the cookies that it sets.',
    '/refused: It answered 429 with Retry-After. Requested again after N s.',
    '/robots.txt: It demands pauses. Requests to the site are N s apart.',
  ]);
  expect(JSON.parse(stdout).summary).toMatchObject({ outcome: 'completed', broken: 0 });
});

it('--verbose says nothing of files of this disk', async () => {
  const cwd = await temporaryFolder({
    'a.md': '[1](gone.md) [2](b.md#no)',
    'b.md': 'b',
    'site/index.html': '<img src=gone.png>',
  });
  for (const what of ['a.md', 'site']) {
    const { code, stderr } = await run(['check', what, '--verbose'], {}, { cwd });
    expect([code, stderr]).toEqual([1, '']);
  }
});

it('says nothing of them without --verbose', async () => {
  const url = await serve(reluctant());
  const { stderr } = await run(['check', url, '--rate', '0', '--no-sitemap', '--recheck-after', '0']);
  expect(stderr).toBe('');
});
