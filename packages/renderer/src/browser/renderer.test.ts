import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { atEndOfTest } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderLimits } from '../limits.ts';
import { hrefs, jsonAnswer, processesOf, program, render, rendered, renderersOf } from '../test-support/render-page.ts';
import { Renderer } from './renderer.ts';
import { WALL } from './wall.ts';

const MIB = 1_024 * 1_024;
/** Limits that no page reaches by the load of the machine. */
const PATIENT = { pageMs: 100_000, settleMs: 60_000, quietMs: 250 };

/** A renderer for pages that reach this limit. */
async function withLimits(limits: Partial<RenderLimits>): Promise<Renderer> {
  const started = await Renderer.start({ program: program ?? '', limits: { ...PATIENT, ...limits } });
  atEndOfTest(() => started.close());
  return started;
}

const LOOP = '<a href="/raw">r</a><script>for (;;);</script>';

describe.skipIf(program === undefined)('a renderer with a real browser', () => {
  let renderer: Renderer;
  beforeAll(async () => {
    renderer = await Renderer.start({ program: program ?? '', limits: PATIENT });
  });
  afterAll(() => renderer.close());

  test('links that scripts add are in the document, also late ones, and noscript is empty', async () => {
    const html = `<!doctype html><html lang="en"><div id="d"></div><noscript><a href="/no-js">n</a></noscript><script>
      fetch('/items').then((r) => r.json()).then((items) => {
        for (const item of items) d.innerHTML += '<a href="/item/' + item + '">i</a>';
        setTimeout(() => { d.innerHTML += '<a href="/late">l</a>'; }, 150);
      });</script></html>`;
    const page = await rendered(renderer, html, { send: { 'https://app.test/items': jsonAnswer([1, 2]) } });
    expect(hrefs(page.html)).toEqual(['/item/1', '/item/2', '/late']);
    expect(page).toMatchObject({ base: 'https://app.test/', isSettled: true, isCut: false, requests: 1 });
    expect(page.html).toMatch(/^<!doctype html><html lang="en"><head>/);
  });

  test('workers get their scripts, with what these import and fetch; what is fetched for the next page is refused', async () => {
    const html = `<link rel="prefetch" href="/next.js"><p></p><script>
      const show = ({ data }) => document.body.insertAdjacentHTML('beforeend', '<a href="/' + data + '">w</a>');
      new Worker('/classic.js').onmessage = show;
      new Worker('/module.js', { type: 'module' }).onmessage = show;</script>`;
    const sent: string[] = [];
    const scripts: Record<string, string> = {
      '/classic.js': `importScripts('/part.js'); fetch('/data').then((r) => r.text()).then((text) => postMessage(name + '-' + text))`,
      '/part.js': `self.name = 'classic'`,
      '/module.js': `import { name } from '/dep.js'; postMessage(name)`,
      '/dep.js': `export const name = 'module'`,
      '/data': 'fetched',
    };
    const page = await rendered(renderer, html, {
      send: async ({ url, onSent }) => {
        onSent();
        const { pathname } = new URL(url);
        sent.push(pathname);
        return {
          status: 200,
          headers: { 'content-type': 'text/javascript' },
          body: Buffer.from(scripts[pathname] ?? ''),
        };
      },
    });
    expect(hrefs(page.html).sort()).toEqual(['/classic-fetched', '/module']);
    expect(sent.sort()).toEqual(Object.keys(scripts).sort());
  });

  test('open, nested and closed shadow roots are templates, and frames without a URL are documents of their own', async () => {
    const html = `<x-open></x-open><x-closed></x-closed><iframe srcdoc="<a href='/in-srcdoc'>s</a>"></iframe><script>
      for (const mode of ['open', 'closed']) customElements.define('x-' + mode, class extends HTMLElement {
        connectedCallback() {
          const root = this.attachShadow({ mode });
          root.innerHTML = '<a href="/in-' + mode + '">x</a><span></span>';
          root.querySelector('span').attachShadow({ mode }).innerHTML = '<a href="/nested-' + mode + '">x</a>';
        }
      });
      const blank = document.body.appendChild(document.createElement('iframe'));
      blank.contentDocument.body.innerHTML = '<a href="/in-blank">b</a>';
    </script>`;
    const page = await rendered(renderer, html);
    expect(hrefs(page.html).sort()).toEqual(['/in-closed', '/in-open', '/nested-closed', '/nested-open']);
    expect(page.frames.flatMap((frame) => hrefs(frame.html))).toEqual(['/in-srcdoc', '/in-blank']);
    expect(page.frames.map(({ base }) => base)).toEqual(['https://app.test/', 'https://app.test/']);
  });

  test('names of elements do not keep the document from being read', async () => {
    const names = ['documentElement', 'querySelectorAll', 'baseURI', 'getElementsByTagName', 'body'];
    const html = `<a href="/x">x</a>${names.map((name) => `<img name="${name}"><form name="${name}"></form>`)}`;
    expect(hrefs((await rendered(renderer, html)).html)).toEqual(['/x']);
  });

  test('the response of the page comes with its headers: its policy forbids a script, its cookie is sent with requests', async () => {
    const received: string[] = [];
    const headers = {
      'content-security-policy': "script-src 'nonce-a'",
      'set-cookie': 'a=1; Secure\nb=2; HttpOnly; Secure',
    };
    const html = `<script>document.title = 'evil'</script><script nonce="a">fetch('/api')</script>`;
    const page = await rendered(renderer, html, {
      headers,
      send: async (request) => {
        request.onSent();
        received.push(`${request.method} ${request.url} ${request.headers.Cookie}`);
        return jsonAnswer({});
      },
    });
    expect(received).toEqual(['GET https://app.test/api a=1; b=2']);
    expect(page.html).not.toContain('<title>');
  });

  test('requests that change something, and those that change no link, are not made; a preflight is', async () => {
    const received: string[] = [];
    const html = `<img src="/i.png"><iframe src="/frame"></iframe><script>
      navigator.sendBeacon('/beacon', 'x'); new EventSource('/events');
      fetch('/put', { method: 'PUT' }).catch(() => {}); fetch('/delete', { method: 'DELETE' }).catch(() => {});
      fetch('https://api.test/post', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
    </script>`;
    await rendered(renderer, html, {
      send: async ({ method, url, body, onSent }) => {
        onSent();
        received.push(`${method} ${url} ${Buffer.from(body ?? []).toString()}`);
        const answer = jsonAnswer({});
        return { ...answer, headers: { ...answer.headers, 'access-control-allow-headers': '*' } };
      },
    });
    expect(received).toEqual(['OPTIONS https://api.test/post ', 'POST https://api.test/post {"a":1}']);
  });

  test.each([
    ['leads away at once', '<script>location = "/away"</script>', ['https://app.test/away']],
    [
      'loads itself again each millisecond',
      '<script>setInterval(() => location.reload(), 1)</script>',
      ['https://app.test/'],
    ],
    [
      'sends a form',
      '<form action="/sent"></form><script>document.forms[0].submit()</script>',
      ['https://app.test/sent?'],
    ],
    [
      'opens dialogs and windows',
      '<b id="b"></b><script>for (let i = 0; i < 50; i++) { alert(i); confirm(i); prompt(i); open("/w"); } onbeforeunload = () => "no"</script>',
      [],
    ],
    ['opens a window by a link', '<a id="p" target="_blank" href="/popup">p</a><script>p.click()</script>', []],
    ['saves a file', '<a id="s" download href="data:text/plain,x">s</a><script>s.click()</script>', []],
    [
      'visits pages of the browser',
      '<script>location = "chrome://crash"; location = "file:///etc/passwd"</script>',
      [],
    ],
  ])('a page that %s is read as it stood', async (_what, html, away) => {
    const page = await rendered(renderer, `<a href="/before">b</a>${html}`);
    expect(hrefs(page.html)).toContain('/before');
    expect(page).toMatchObject({ isSettled: true, away });
  });

  test('a page that never comes to rest is read when its time is over, and says so', async () => {
    const hasty = await withLimits({ settleMs: 3_000 });
    const page = await rendered(hasty, '<a href="/x">x</a><script>fetch("/never")</script>', {
      send: ({ onSent }) => {
        onSent();
        return new Promise(() => {});
      },
    });
    expect(hrefs(page.html)).toEqual(['/x']);
    expect(page.isSettled).toBe(false);
  });

  test('an endless loop is a time-out, and its process is gone', async () => {
    const hasty = await withLimits({ pageMs: 15_000 });
    expect(await render(hasty, LOOP)).toMatchObject({ failure: 'timeout' });
    expect(hrefs((await rendered(hasty, '<a href="/next">n</a>')).html)).toEqual(['/next']);
    const group = (await hasty.group()) ?? 0;
    await expect.poll(() => renderersOf(group).length).toBeLessThanOrEqual(1);
  });

  test('a cancelled page rejects with the reason of its signal', async () => {
    const cancel = new AbortController();
    const page = render(renderer, '<script>fetch("/never")</script>', {
      signal: cancel.signal,
      send: () => {
        cancel.abort(new Error('no more'));
        return new Promise(() => {});
      },
    });
    await expect(page).rejects.toThrow('no more');
  });

  test('when the process of a page or the browser ends, the page fails, and the next one is rendered', async () => {
    const killWhenRequested = (pids: () => number[]) => ({
      send: () => {
        for (const pid of pids()) process.kill(pid, 'SIGKILL');
        return new Promise<never>(() => {});
      },
    });
    const group = (await renderer.group()) ?? 0;
    const requesting = '<script>fetch("/x")</script>';
    expect(
      await render(
        renderer,
        requesting,
        killWhenRequested(() => renderersOf(group)),
      ),
    ).toMatchObject({ failure: 'crashed' });
    expect(
      await render(
        renderer,
        requesting,
        killWhenRequested(() => [-group]),
      ),
    ).toMatchObject({ failure: 'crashed' });
    expect(hrefs((await rendered(renderer, '<a href="/next">n</a>')).html)).toEqual(['/next']);
    expect(await renderer.group()).not.toBe(group);
  });
});

describe.skipIf(program === undefined || process.platform !== 'linux')('a renderer on Linux', () => {
  test.each([
    ['arrays', 'new Uint8Array(32e6).fill(1)'],
    ['blobs, which the browser keeps', 'new Blob([new Uint8Array(32e6).fill(kept.length)])'],
  ])('a page that fills the memory with %s is ended, and the next one is rendered', async (_what, value) => {
    const limits = { ...PATIENT, processBytes: 300 * MIB };
    const renderer = await Renderer.start({ program: program ?? '', limits });
    try {
      // The request that never ends keeps the page from being at rest, however slow it is.
      const fill = `<script>fetch('/never'); const kept = []; setInterval(() => kept.length < 125 && kept.push(${value}), 40)</script>`;
      const send = () => new Promise<never>(() => {});
      expect(await render(renderer, fill, { send })).toMatchObject({ failure: 'memory' });
      expect(hrefs((await rendered(renderer, '<a href="/next">n</a>')).html)).toEqual(['/next']);
    } finally {
      await renderer.close();
    }
  });

  test('a browser is replaced after its pages, while others are still open in it, and none is left at the end', async () => {
    const renderer = await Renderer.start({
      program: program ?? '',
      tabs: 3,
      limits: { ...PATIENT, pagesPerBrowser: 3 },
    });
    const groups = new Set<number | undefined>();
    const pages = Array.from({ length: 8 }, async (_, at) => {
      const page = await rendered(renderer, `<a href="/${at}">x</a>`);
      groups.add(await renderer.group());
      return hrefs(page.html);
    });
    expect(await Promise.all(pages)).toEqual(Array.from({ length: 8 }, (_, at) => [`/${at}`]));
    expect(groups.size).toBeGreaterThan(1);
    await renderer.close();
    for (const group of groups) await expect.poll(() => processesOf(group ?? 0)).toEqual([]);
  });

  test('when its process is killed, no process of the browser is left, even one with an endless loop, and the next start deletes its files', async () => {
    const owner = spawn(process.execPath, [
      '--conditions=@linkvitals/source',
      fileURLToPath(new URL('../test-support/render-forever.ts', import.meta.url)),
    ]);
    const [line] = await once(owner.stdout, 'data');
    const group = Number(line);
    await expect.poll(() => renderersOf(group).length).toBeGreaterThan(0);
    owner.kill('SIGKILL');
    await expect.poll(() => processesOf(group)).toEqual([]);
    const left = (): number => readdirSync(tmpdir()).filter((name) => name.includes(`-${owner.pid}-`)).length;
    expect(left()).toBeGreaterThan(0);
    await (await Renderer.start({ program: program ?? '' })).close();
    expect(left()).toBe(0);
  });
});

describe.skipIf(program === undefined)('the wall', () => {
  const noNetwork = { prefix: [], hasSandbox: process.getuid?.() === 0, hasOwnNetwork: false };
  const confinement = process.getuid?.() === 0 ? { ...noNetwork, user: 65_534 } : { ...noNetwork, hasSandbox: true };

  test('its flags alone pass the test of the start, without a network namespace', async () => {
    await (await Renderer.start({ program: program ?? '', confinement })).close();
  });

  test.each([
    ['all flags', []],
    ['the policy of WebRTC', WALL.filter((flag) => !flag.includes('webrtc-ip'))],
  ])('a browser without %s is refused', async (_what, wall) => {
    const started = Renderer.start({ program: program ?? '', confinement, wall });
    await expect(started).rejects.toThrow(/reached the network by itself/);
  });

  test('a program that is no browser is refused with what it says', async () => {
    await expect(Renderer.start({ program: '/bin/false' })).rejects.toThrow('The browser /bin/false does not start');
  });
});
