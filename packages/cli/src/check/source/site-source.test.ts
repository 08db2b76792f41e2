import { expect, it } from 'vitest';
import { checkLines } from '../../testing/check-lines.ts';
import { serve } from '../../testing/serve-page.ts';

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
