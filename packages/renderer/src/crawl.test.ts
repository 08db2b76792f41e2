import { systemClock } from '@linkvitals/crawler';
import { createOutbound } from '@linkvitals/outbound';
import { atEndOfTest, perLane } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outcome, runCrawl, type TestOptions } from '../../crawler/src/test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from '../../crawler/src/test-support/serve.ts';
import { Renderer } from './browser/renderer.ts';
import type { RenderLimits } from './limits.ts';
import { program } from './test-support/render-page.ts';

const script = (text: string): Answer => reply(200, { 'content-type': 'text/javascript' }, text);

/** Limits that no page reaches by the load of the machine. */
const PATIENT = { pageMs: 100_000, settleMs: 60_000, quietMs: 250 };

/** A renderer for pages that reach this limit. */
async function withLimits(limits: Partial<RenderLimits>): Promise<Renderer> {
  const renderer = await Renderer.start({ program: program ?? '', limits: { ...PATIENT, ...limits } });
  atEndOfTest(() => renderer.close());
  return renderer;
}

async function site(answers: Record<string, Answer>): Promise<TestSite> {
  const served = await serve({ '/robots.txt': 404, ...answers });
  atEndOfTest(() => served.close());
  return served;
}

describe.skipIf(program === undefined)('a crawl that renders', () => {
  let rendering: Renderer;
  beforeAll(async () => {
    rendering = await Renderer.start({ program: program ?? '', limits: PATIENT });
  });
  afterAll(() => rendering.close());

  const crawl = (origin: string, options: TestOptions = {}): Promise<Outcome> =>
    runCrawl(`${origin}/`, { rendering, ...options });
  /** Links of a page: path of the target, and where the link was seen. */
  const linksOf = (outcome: Outcome, path: string): string[] =>
    (outcome.page(path)?.links ?? [])
      .map(({ target, seen, count }) => {
        const { pathname } = new URL(outcome.targets.get(target)?.url ?? '');
        return `${pathname} ${seen}${count === 1 ? '' : ` ${count}`}`;
      })
      .sort();

  test('links of the source, of shadow roots, of frames and of late scripts are found, each once, and crawled', async () => {
    const served = await site({
      '/': `<!doctype html><title>raw</title><a href="/both">b</a><a href="/removed" id="gone">r</a><x-open></x-open><x-closed></x-closed>
        <iframe srcdoc="<base href='/folder/'><a href='in-srcdoc'>s</a>"></iframe><noscript><a href="/no-js">n</a></noscript><script src="/app.js"></script>`,
      '/app.js':
        script(`for (const mode of ['open', 'closed']) customElements.define('x-' + mode, class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode }).innerHTML = '<a href="/in-' + mode + '">x</a>'; }
      });
      gone.remove(); document.title = 'rendered';
      setTimeout(() => { for (const at of [1, 2]) document.body.insertAdjacentHTML('beforeend', '<a href="/late">l</a>'); }, 150);`),
      '*': '<p>other',
    });
    const outcome = await crawl(served.origin);
    expect(linksOf(outcome, '/')).toEqual([
      '/app.js both',
      '/both both',
      '/folder/in-srcdoc both',
      '/in-closed rendered',
      '/in-open rendered',
      '/late rendered 2',
      // Readers without scripts see it.
      '/no-js raw',
      '/removed raw',
    ]);
    expect(outcome.page('/')).toMatchObject({ rendered: 'yes', title: 'rendered', scriptRequests: 1 });
    expect(outcome.paths).toEqual([
      '/',
      '/both',
      '/folder/in-srcdoc',
      '/in-closed',
      '/in-open',
      '/late',
      '/no-js',
      '/removed',
    ]);
    const lineOf = (path: string) => outcome.page('/')?.links.find(({ target }) => target === outcome.idOf(path))?.line;
    expect([lineOf('/both'), lineOf('/late')]).toEqual([1, 0]);
    expect(outcome.found).toContain(`${served.origin}/ links_need_scripts: 3, the first: ${served.origin}/in-open`);
    expect(served.requests.filter((line) => line === 'GET /')).toHaveLength(1);
  });

  test('a page with an endless loop keeps the links of its source, says why, and the next pages are rendered', async () => {
    const served = await site({
      '/': '<a href="/next">n</a><a href="#part">p</a><script>for (;;);</script>',
      '/next': '<script>document.write("<a href=/deeper>d</a>")</script>',
      '*': 'end',
    });
    const outcome = await crawl(served.origin, { rendering: await withLimits({ pageMs: 15_000 }) });
    expect(outcome.page('/')).toMatchObject({ rendered: 'failed: timeout' });
    expect(outcome.found).toContain(`${served.origin}/ not_rendered: Its scripts did not come to an end.`);
    expect(outcome.page('/next')).toMatchObject({ rendered: 'yes' });
    expect(outcome.paths).toEqual(['/', '/deeper', '/next']);
    expect(outcome.page('/')?.links.map(({ seen }) => seen)).toEqual([undefined, undefined]);
  });

  test('a page that leads away by script keeps its links, and its goal is a target', async () => {
    const served = await site({
      '/': '<a href="/kept">k</a><script>location = "/goal"; setTimeout(() => location.reload(), 50)</script>',
      '*': 'end',
    });
    const outcome = await crawl(served.origin);
    expect(linksOf(outcome, '/')).toEqual(['/goal rendered', '/kept both']);
    expect(outcome.verdictText('/goal')).toBe('ok/ok');
  });

  test('ids that scripts make count for links to them; ids of a page that never rests are not known', async () => {
    const served = await site({
      '/': '<a href="/made#late">m</a><a href="/made#none">m</a><a href="/restless#any">r</a>',
      '/made': '<script>setTimeout(() => { document.body.innerHTML = "<h2 id=late>L</h2>"; }, 150)</script>',
      '/restless': '<p id="x">x</p><script>fetch("/never")</script>',
      '/never': () => {},
      '*': 'end',
    });
    const outcome = await crawl(served.origin, { rendering: await withLimits({ settleMs: 3_000 }) });
    expect(outcome.verdictText('/made#late')).toBe('nothing');
    expect(outcome.verdictText('/made#none')).toBe('broken/fragment_missing');
    expect(outcome.verdictText('/restless#any')).toBe('unverifiable/fragment_unverifiable');
    expect(outcome.page('/restless')).toMatchObject({ rendered: 'yes', linksTruncated: true });
  });

  test('routes behind # are views of an application: links to them are not broken, and are no pages of their own', async () => {
    const served = await site({
      '/': `<div id="root"></div><script>root.innerHTML = '<a href="#/about">a</a> <a href="#!/cart">c</a> <a href="/#/none">n</a> <a href="#gone">g</a>'</script>`,
    });
    const outcome = await crawl(served.origin);
    for (const route of ['/#/about', '/#!/cart', '/#/none']) expect(outcome.verdictText(route)).toBe('nothing');
    expect(outcome.verdictText('/#gone')).toBe('broken/fragment_missing');
    expect(outcome.paths).toEqual(['/']);
  });

  test('of an application with status 200 for every path, only the path that shows "not found" is a soft 404', async () => {
    const text = 'A shop that sells the things which its customers need for a journey by train. '.repeat(4);
    const app = `<!doctype html><title>Shop</title><div id="root"></div><script>
      const pages = { '/': 'Welcome', '/about': 'About us', '/prices': 'What it costs' };
      const title = pages[location.pathname];
      const nav = '<a href="/about">About</a> <a href="/prices">Prices</a> <a href="/nope">Old</a>';
      root.innerHTML = title ? nav + '<main><h1>' + title + '</h1>' + title + ': ${text}</main>' : '<h1>Page not found</h1>';
    </script>`;
    const served = await site({ '*': app });
    const outcome = await crawl(served.origin);
    const soft = [...outcome.verdicts.values()].filter(({ warnings }) => warnings.includes('soft_404'));
    expect(soft.map(({ target }) => outcome.targets.get(target)?.url)).toEqual([`${served.origin}/nope`]);
    expect(outcome.paths).toEqual(['/', '/about', '/nope', '/prices']);
  });

  test('a noindex of the source stays, and changes of noindex and canonical are findings', async () => {
    const served = await site({
      '/': `<meta name="robots" content="noindex"><link rel="canonical" href="/one"><a href="/added">a</a><script>
        document.querySelector('meta').content = 'index'; document.querySelector('link').href = '/two';</script>`,
      '/added': '<head></head><script>document.head.innerHTML = "<meta name=robots content=noindex>"</script>',
      '*': 'end',
    });
    const { found, origin } = await crawl(served.origin);
    const about = (what: string) => found.filter((line) => line.includes(` ${what}`));
    expect(about('noindex')).toEqual([
      `${origin}/ noindex: `,
      `${origin}/ noindex_changed: Scripts remove noindex.`,
      `${origin}/added noindex: `,
      `${origin}/added noindex_changed: Scripts add noindex.`,
    ]);
    expect(about('canonical_changed')).toEqual([
      `${origin}/ canonical_changed: ${origin}/one, by script: ${origin}/two`,
    ]);
  });

  test('scripts obey robots.txt, a script is requested once for all pages, and each page once', async () => {
    const pages = perLane(12, 50);
    const served = await site({
      '/robots.txt': reply(200, {}, 'User-agent: *\nDisallow: /api/'),
      '/app.js': script(`fetch('/api/items').catch(() => {}); fetch('/data.json');
        for (let at = 0; at < ${pages - 1}; at++) document.body.insertAdjacentHTML('beforeend', '<a href="/page/' + at + '">p</a>');`),
      '/data.json': reply(200, { 'content-type': 'application/json', 'cache-control': 'max-age=600' }, '{}'),
      '*': '<div></div><script src="/app.js"></script>',
    });
    const outcome = await crawl(served.origin);
    expect(outcome.pages.size).toBe(pages);
    expect([...outcome.pages.values()].every(({ rendered }) => rendered === 'yes')).toBe(true);
    const count = (what: RegExp): number => served.requests.filter((line) => what.test(line)).length;
    expect([count(/api/), count(/GET \/data\.json/), count(/GET \/(page\/\d+)?$/)]).toEqual([0, 1, pages]);
    // Once for all pages, and once as the target of a link.
    expect(count(/\/app\.js/)).toBe(2);
  });

  describe('in auto', () => {
    const text = `<main>${'A sentence of a page that its server writes. '.repeat(9)}</main>`;
    /** A shop: its notes are whole, and its goods get their links by a script. */
    const shop = (): Promise<TestSite> => {
      const list = perLane([...'abcdefgh'], [...'abcdefghijklmnopqrstuvwxyz']);
      const links = list.map((at) => `<a href="/notes/${at}">n</a><a href="/goods/${at}">g</a>`).join('');
      const goods = `${text}<script>document.body.insertAdjacentHTML('beforeend', '<a href="/more' + location.pathname + '">m</a>')</script>`;
      return site({
        '/': `${text}${links}<script>document.body.dataset.run = 1</script>`,
        ...Object.fromEntries(list.map((at) => [`/goods/${at}`, goods])),
        ...Object.fromEntries(list.map((at) => [`/more/goods/${at}`, text])),
        '*': `${text}<script>document.body.dataset.run = 1</script>`,
      });
    };
    const isRendered = (outcome: Outcome, folder: string): string[] =>
      [...outcome.pages.values()]
        .filter(({ url, rendered }) => new URL(url).pathname.startsWith(folder) && rendered === 'yes')
        .map(({ url }) => new URL(url).pathname);
    const pages = perLane(8, 26);

    test('pages that need it are rendered, of the others the first of their kind, and nothing is missing', async () => {
      const served = await shop();
      const outcome = await crawl(served.origin, { renderingMode: 'auto' });
      expect(isRendered(outcome, '/goods')).toHaveLength(pages);
      expect(isRendered(outcome, '/notes').length).toBeLessThan(4);
      expect(isRendered(outcome, '/more')).toEqual([]);
      const whole = await crawl(served.origin);
      expect(outcome.table).toEqual(whole.table);
      expect(whole.end?.renderingPatterns).toBeUndefined();
    });

    test('the next crawl begins with what the last one found', async () => {
      const served = await shop();
      const { end } = await crawl(served.origin, { renderingMode: 'auto' });
      const found = end?.renderingPatterns?.map(({ pattern, needed }) => `${pattern.split(' ')[0]} ${needed}`);
      expect(found?.sort()).toEqual(['/ false', '/goods/* true', '/notes/* false']);
      const next = await crawl(served.origin, {
        renderingMode: 'auto',
        renderingPatterns: end?.renderingPatterns ?? [],
      });
      expect(isRendered(next, '/goods')).toHaveLength(pages);
      expect(isRendered(next, '/notes').length).toBeLessThan(3);
      expect(next.end?.renderingPatterns).toEqual(end?.renderingPatterns);
    });

    test('pages of a kind whose renderings all fail are not waited for, and keep what was sent', async () => {
      const served = await shop();
      const outcome = await crawl(served.origin, {
        renderingMode: 'auto',
        rendering: { render: async () => ({ failure: 'crashed', ms: 0, requests: 0 }) },
      });
      expect(outcome.pages.size).toBe(1 + 2 * pages);
      expect(outcome.end?.outcome).toBe('completed');
    });
  });

  test('requests of scripts wait for the pace of the site', async () => {
    const served = await site({
      '/': '<script>for (let at = 0; at < 8; at++) fetch("/data/" + at)</script>',
      '*': 'data',
    });
    const startedAt = performance.now();
    await crawl(served.origin, { rate: { start: 10, min: 10, max: 10, inFlight: 8 }, clock: systemClock });
    expect(served.requests).toHaveLength(10);
    expect((served.times.at(-1) ?? 0) - startedAt).toBeGreaterThanOrEqual(9 * 100);
  });

  test('a name that leads to another address by the time of a request of a script is refused when it is dialled', async () => {
    const served = await site({ '/': '<a href="/x">x</a><script>fetch("/secret")</script>', '*': 'end' });
    const { port } = new URL(served.origin);
    let lookups = 0;
    const outbound = createOutbound({
      allowCidrs: ['127.0.0.1/32'],
      // The address of the site until its page was sent, then one that is not allowed.
      resolve: async () => [served.requests.includes('GET /') && lookups++ >= 0 ? '127.0.0.2' : '127.0.0.1'],
      connectionsPerOrigin: 1,
    });
    atEndOfTest(() => outbound.close());
    served.answers['/'] = reply(200, { 'content-type': 'text/html', connection: 'close' }, String(served.answers['/']));
    const outcome = await crawl(`http://rebound.test:${port}`, { outbound });
    expect(served.requests).not.toContain('GET /secret');
    expect(lookups).toBeGreaterThan(0);
    expect(outcome.page('/')).toMatchObject({ rendered: 'yes', scriptRequests: 0 });
    expect(outcome.verdictText('/x')).toBe('unverifiable/address_refused');
  });

  test('headers of the owner go to the site and not to other hosts, and excluded paths and hosts are not requested', async () => {
    const other = await site({ '*': reply(200, { 'access-control-allow-origin': '*' }, '{}') });
    const served = await site({
      '/': `<script>for (const url of ['/own', '/private/x', '${other.origin.replace('127.0.0.1', 'localhost')}/other']) fetch(url).catch(() => {})</script>`,
      '*': '{}',
    });
    await crawl(served.origin, { headers: { 'x-secret': 's' }, exclude: ['/private/**'] });
    expect(served.requests.filter((line) => line !== 'GET /robots.txt')).toEqual(['GET /', 'GET /own']);
    expect(served.headers.map((headers) => headers['x-secret'])).not.toContain(undefined);
    expect(other.headers.map((headers) => [headers['x-secret'], headers['user-agent']])).toEqual([
      [undefined, 'TestBot/1.0'],
    ]);
    const requests = other.requests.length;
    await crawl(served.origin, { checkExternal: false });
    expect(other.requests).toHaveLength(requests);
  });

  test('only pages with status 200 are rendered', async () => {
    const served = await site({ '/': reply(203, { 'content-type': 'text/html' }, '<script>fetch("/x")</script>') });
    const outcome = await crawl(served.origin);
    expect(outcome.page('/')).toMatchObject({ rendered: 'no' });
    expect(served.requests).not.toContain('GET /x');
  });
});
