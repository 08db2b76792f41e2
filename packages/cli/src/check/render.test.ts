import { browserProgram } from '@linkvitals/testing/browser-program';
import { describe, expect, it } from 'vitest';
import { run } from '../test-support/run.ts';
import { serve } from '../test-support/serve-page.ts';

const program = await browserProgram();

/** A site whose only links are made by a script. */
const startSite = (): Promise<string> =>
  serve((request, response) => {
    if (request.url === '/gone') response.statusCode = 404;
    response.setHeader('content-type', 'text/html');
    const build =
      'for (const path of ["/there", "/gone"]) document.body.append(Object.assign(document.createElement("a"), { href: path }))';
    response.end(request.url === '/' ? `<p id="p">p</p><script>onload = () => { ${build} }</script>` : '<p>end');
  });

describe.skipIf(program === undefined)('check --render', () => {
  it('finds broken links that scripts make, and says how many pages it rendered', async () => {
    const url = await startSite();
    const check = ['check', url, '--rate', '0', '--format', 'json', '--recheck-after', '0'];
    const plain = await run(check);
    expect(plain.code).toBe(0);
    const { code, stdout, stderr } = await run([...check, '--browser', program ?? '', '--render']);
    const broken = JSON.parse(stdout).targets.filter(({ verdict }: { verdict: string }) => verdict === 'broken');
    expect(broken.map((target: { url: string }) => new URL(target.url).pathname)).toEqual(['/gone']);
    expect(stderr).toContain('Rendered 2 of 2 pages; 2 links were there only with JavaScript.');
    expect(code).toBe(1);
  });

  it('auto renders the first pages of each kind, and the others only when these needed it', async () => {
    const url = await serve((request, response) => {
      response.setHeader('content-type', 'text/html');
      const list = Array.from({ length: 8 }, (_, at) => `<a href="/notes/${at}">n</a><a href="/shop/${at}">s</a>`).join(
        '',
      );
      const text = `<main>${'A sentence of a page that its server writes. '.repeat(9)}</main>`;
      const build = `document.body.insertAdjacentHTML('beforeend', '<a href="/goods' + location.pathname + '">g</a>')`;
      if (request.url?.startsWith('/goods')) response.end('<p>end');
      else if (request.url?.startsWith('/shop')) response.end(`${text}<script>${build}</script>`);
      else response.end(`${text}${request.url === '/' ? list : ''}<script>document.body.dataset.run = 'yes'</script>`);
    });
    const check = ['check', url, '--rate', '0', '--format', 'json', '--recheck-after', '0'];
    const { code, stderr } = await run([...check, '--browser', program ?? '', '--render=auto']);
    expect(stderr).toContain(
      'Rendered 10 of 25 pages; 8 links were there only with JavaScript. 15 need none: they have no scripts, or pages like them showed nothing more.',
    );
    expect(code).toBe(0);
  });
});

describe('check --render without what it needs', () => {
  it('without a browser it is wrong usage, with the line that installs one', async () => {
    const { code, stderr } = await run(['check', 'http://127.0.0.1:9', '--render=on'], { PATH: '/nowhere' });
    expect(code).toBe(2);
    expect(stderr).toContain('--render needs Chromium');
    expect(stderr).toContain('apt-get install chromium-headless-shell');
  });

  it.each([
    [['--render', 'http://127.0.0.1:9'], 'Write --render=on'],
    [['http://127.0.0.1:9', '--browser', '/bin/sh'], '--browser is for --render only'],
    [['http://127.0.0.1:9', '--browser', '/no/such', '--render'], 'There is no program /no/such'],
    [['http://127.0.0.1:9', '--browser', '/bin/false', '--render'], 'The browser /bin/false does not start'],
  ])('%j is wrong usage', async (args, says) => {
    const { code, stderr } = await run(['check', ...args]);
    expect(code).toBe(2);
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(says);
  });
});
