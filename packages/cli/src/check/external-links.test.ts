import { describe, expect, it } from 'vitest';
import { checkLines } from '../test-support/check-lines.ts';
import { serve } from '../test-support/serve-page.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

/** An external host that records its requests. */
async function elsewhere() {
  const fetched: string[] = [];
  const url = await serve((request, response) => {
    fetched.push(request.url ?? '');
    response.end(`<a href="${request.url}beyond">x</a>`);
  });
  return { url, fetched };
}

describe('--no-external', () => {
  const args = ['--no-external', '--allow-private'];

  it('requests nothing of other hosts for a site, and judges the rest', async () => {
    const { url, fetched } = await elsewhere();
    const home = await serve((request, response) => {
      response.setHeader('content-type', 'text/html');
      if (request.url === '/') response.end(`<a href="${url}x">1</a><a href=/gone>2</a>`);
      else response.writeHead(404).end();
    });
    const { lines, code } = await checkLines([home, ...args], { home });
    expect(lines).toEqual([...[`${url}x excluded home/:1`, 'home/ ok', 'home/gone not_found home/:1'].sort()]);
    expect(code).toBe(1);
    expect(fetched).toEqual([]);
  });

  it('requests nothing at all for files', async () => {
    const { url, fetched } = await elsewhere();
    const cwd = await temporaryFolder({ 'a.md': `[1](${url}x) [2](gone.md)`, 'b.txt': `${url}y` });
    const { lines } = await checkLines(['a.md', 'b.txt', ...args], { cwd });
    expect(lines).toEqual([
      'a.md ok',
      'b.txt ok',
      'gone.md not_found a.md:1',
      `${url}x excluded a.md:1`,
      `${url}y excluded b.txt:1`,
    ]);
    expect(fetched).toEqual([]);
  });

  it('requests nothing beyond the folder of a site', async () => {
    const { url, fetched } = await elsewhere();
    const cwd = await temporaryFolder({
      'dist/index.html': `<a href="${url}docs/a">1</a><a href="${url}other">2</a><a href="${url}docs/gone">3</a>`,
      'dist/a.html': '<a href="/">home of the host</a>',
    });
    const { lines } = await checkLines(['dist', '--base-url', `${url}docs/`, ...args], { cwd });
    expect(lines).toEqual([
      'dist/a.html ok dist/index.html:1',
      'dist/gone not_found dist/index.html:1',
      'dist/index.html ok',
      `${url} excluded dist/a.html:1`,
      `${url}other excluded dist/index.html:1`,
    ]);
    expect(fetched).toEqual([]);
  });

  it('may stand in a config file as external: false', async () => {
    const { url, fetched } = await elsewhere();
    const cwd = await temporaryFolder({
      'a.md': `[1](${url}x)`,
      'linkvitals.config.json': JSON.stringify({ external: false, allowPrivate: true }),
    });
    expect((await checkLines(['a.md'], { cwd })).lines).toEqual(['a.md ok', `${url}x excluded a.md:1`]);
    expect(fetched).toEqual([]);
  });
});
