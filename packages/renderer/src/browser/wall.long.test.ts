import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEndOfTest } from '@linkvitals/testing';
import { describe, expect, test } from 'vitest';
import { LIMITS as DEFAULTS } from '../limits.ts';
import { program, rendered } from '../test-support/render-page.ts';
import { openWaysOut, type WaysOut } from '../test-support/ways-out.ts';
import type { Confinement } from './confinement.ts';
import { Renderer } from './renderer.ts';
import { RunningBrowser } from './running-browser.ts';

const isRoot = process.getuid?.() === 0;
/** No network namespace: the flags and the interception must hold alone. */
const wallOnly: Confinement = {
  prefix: [],
  hasSandbox: true,
  hasOwnNetwork: false,
  ...(isRoot ? { user: 65_534 } : {}),
};

/** Renders the page of all ways out, and returns its title. */
async function tryAll(renderer: Pick<Renderer, 'render'>, ways: WaysOut): Promise<string | undefined> {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { html } = await rendered(renderer, ways.page.html, {
    headers: ways.page.headers,
    send: async ({ url, onSent }) => {
      onSent();
      const { pathname } = new URL(url);
      if (pathname === '/end') end();
      // The page is not at rest before it has tried everything.
      if (pathname === '/wait') await ended;
      const own = ways.own[pathname];
      if (own === undefined && pathname !== '/end' && pathname !== '/wait') throw new Error('refused');
      const { type = 'text/plain', body = '', location } = own ?? {};
      const headers = { 'content-type': type, ...(location === undefined ? {} : { location }) };
      return { status: location === undefined ? 200 : 302, headers, body: Buffer.from(body) };
    },
  });
  return /<title>(\w+)<\/title>/.exec(html)?.[1];
}

/** The ways that reach their listeners in a browser with these flags. */
async function reachedIn(flags: readonly string[]): Promise<string[]> {
  const ways = await openWaysOut();
  atEndOfTest(ways.close);
  const limits = { ...DEFAULTS, ...LIMITS };
  const browser = await RunningBrowser.start({ program: program ?? '', confinement: wallOnly, flags, limits });
  const render: Renderer['render'] = (page) =>
    browser.inTab({ page }, async (tab) => ({ ...(await tab.run()), ms: 0, requests: 0 }));
  expect(await tryAll({ render }, ways)).toBe('tried');
  await browser.close();
  return [...ways.reached];
}

const LIMITS = { pageMs: 120_000, settleMs: 60_000 };

describe.skipIf(program === undefined)('of 45 ways out of a page', () => {
  test.each([
    ['the wall alone', wallOnly],
    ['all that this machine allows', undefined],
  ])('none reaches its listener behind %s', async (_what, confinement) => {
    const ways = await openWaysOut();
    atEndOfTest(ways.close);
    const options = confinement === undefined ? {} : { confinement };
    const renderer = await Renderer.start({ program: program ?? '', limits: LIMITS, ...options });
    expect(ways.count).toBe(45);
    expect(await tryAll(renderer, ways)).toBe('tried');
    // What outlives the page has ended with the browser.
    await renderer.close();
    expect([...ways.reached]).toEqual([]);
  });

  const hasStrace = spawnable('strace');
  test.skipIf(!hasStrace)('no process of the browser looks a name up or connects anywhere', async () => {
    const ways = await openWaysOut();
    atEndOfTest(ways.close);
    const renderer = await Renderer.start({ program: program ?? '', limits: LIMITS, confinement: wallOnly });
    const group = (await renderer.group()) ?? 0;
    const trace = join(tmpdir(), `linkvitals-trace-${group}`);
    atEndOfTest(() => rmSync(trace, { force: true }));
    const strace = spawn('strace', [
      '-f',
      '-qq',
      '-e',
      'trace=connect,sendto,sendmsg,sendmmsg',
      '-e',
      'signal=none',
      '-o',
      trace,
      ...pidsOf(group),
    ]);
    const over = new Promise((resolve) => strace.once('exit', resolve));
    expect(await tryAll(renderer, ways)).toBe('tried');
    await renderer.close();
    await over;
    const lines = readFileSync(trace, 'latin1').split('\n');
    const inet = lines.filter((line) => /sa_family=AF_INET6?\b/.test(line));
    expect(inet.filter((line) => !isHarmless(line))).toEqual([]);
    // It was traced while it tried.
    expect(inet.some(isHarmless)).toBe(true);
  });

  test('the same page reaches some when only its requests are intercepted, so the listeners do work', async () => {
    // Without a network namespace, and without the flags of the wall.
    expect(await reachedIn([])).toEqual(expect.arrayContaining(['websocket', 'websocketstream']));
  });
});

/**
 * A connection to the proxy that nobody listens at, or Chromium's look for a route to IPv6: a UDP socket is connected to an address of Google's,
 * which sends nothing.
 */
const isHarmless = (line: string): boolean =>
  line.includes('sin_port=htons(9)') || (line.includes('connect(') && line.includes('"2001:4860:4860::8888"'));

function spawnable(name: string): boolean {
  try {
    execFileSync(name, ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const pidsOf = (group: number): string[] =>
  execFileSync('pgrep', ['-g', String(group)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((pid) => ['-p', pid]);
