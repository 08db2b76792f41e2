import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { checkLines } from '../../test-support/check-lines.ts';
import { run } from '../../test-support/run.ts';
import { serve } from '../../test-support/serve-page.ts';

const siteOf = (status: number, body: string): Promise<string> =>
  serve((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.writeHead(request.url === '/' ? status : 404).end(body);
  });

it('a start page without a body is no page, whatever type it announces', async () => {
  const { code, summary } = await checkLines([await siteOf(204, '')]);
  expect(summary).toMatchObject({ outcome: 'failed', error_code: 'NO_PAGE', pages: 0 });
  expect(code).toBe(3);
});

it('an empty start page is checked, and stderr says that it is empty', async () => {
  const home = await siteOf(200, '');
  const { code, summary, stderr } = await checkLines([home]);
  expect(stderr).toBe(`The start page ${home} is empty: no link was found on it.\n`);
  expect(summary).toMatchObject({ outcome: 'completed', pages: 1 });
  expect(code).toBe(0);
});

it('nothing is said of a start page that has something on it', async () => {
  expect((await checkLines([await siteOf(200, 'x')])).stderr).toBe('');
});

it.each([
  ['answers 503', (response: ServerResponse) => response.writeHead(503).end(), 'The robots.txt answered 503.'],
  ['shuts us out', (response: ServerResponse) => response.end('User-agent: *\nDisallow: /'), 'does not let us in.'],
  ['resets', (response: ServerResponse) => response.destroy(), 'The robots.txt could not be read.'],
])(
  'when the robots.txt %s, the report names it and the option that leaves it aside',
  async (_name, answer, sentence) => {
    const home = await serve((request, response) => {
      if (request.url === '/robots.txt') answer(response);
      else response.end();
    });
    const { code, stdout } = await run(['check', home, '--rate', '0']);
    expect(stdout).toContain(sentence);
    expect(stdout).toContain('--no-robots checks the site whatever its robots.txt says.');
    expect(code).toBe(3);
  },
);
