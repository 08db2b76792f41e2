import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfTest } from '@linkvitals/testing';
import { browserProgram } from '@linkvitals/testing/browser-program';
import { describe, expect, it } from 'vitest';
import { type Api, createApi, listAll } from './api.ts';
import { connectTo, type Running } from './installation.ts';
import { hostname, setStage } from './staged-domain.ts';

const program = await browserProgram();
/** A page takes half a second or more. */
const ended = { interval: 100, timeout: 900_000 };
const WITHIN = { timeout: 1_800_000 };

/**
 * Serves an application: the same HTML for each of its routes, whose links are made by a script. Each route leads to two others, and every
 * tenth to a page that does not exist. Returns its address.
 */
async function serveApplication(routes: number): Promise<string> {
  const html = '<!doctype html><title>App</title><main id="app"></main><script src="/app.js"></script>';
  const script = `const at = Number(location.pathname.split('/')[2] ?? 0);
    const links = [2 * at + 1, 2 * at + 2].filter((to) => to < ${routes}).map((to) => '/route/' + to);
    if (at % 10 === 0) links.push('/dead/' + at);
    app.innerHTML = '<h1>' + at + '</h1>' + links.map((to) => '<a href="' + to + '">' + to + '</a>').join(' ');`;
  const server = createServer(({ url = '' }, response) => {
    const isRoute = url === '/' || (/^\/route\/\d+$/.test(url) && Number(url.slice(7)) < routes);
    if (url === '/app.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (isRoute) response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfTest(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server with a browser, and a crawl of an application of so many routes. */
async function crawlApplication(routes: number) {
  const env = {
    LINKVITALS_BROWSER: program ?? '',
    LINKVITALS_CONNECT_TO: connectTo({ [hostname]: await serveApplication(routes) }),
    LINKVITALS_LEASE_SECONDS: '2',
  };
  const stage = await setStage({ pages: 1, env, alone: true });
  const { api, domainId } = stage;
  await api.patch(`/domains/${domainId}`, { crawl_config: { rendering: 'on' } });
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  const pagesOf = async (from: Api): Promise<number> => (await from.get(`/crawls/${id}`)).progress.pages_crawled;
  const reach = (from: Api, pages: number) => expect.poll(() => pagesOf(from), ended).toBeGreaterThanOrEqual(pages);
  return { ...stage, id, reach };
}

/** Fields of `/proc/<pid>/stat` after the name; the second is the parent, the third the group. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const processes = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));
/** Process groups of the browsers of a server. */
const browsersOf = ({ process: { pid } }: Running): string[] =>
  processes().filter((one) => statOf(one)[1] === String(pid) && statOf(one)[2] === one);
/** Its processes that run. */
const inGroup = (group: string): string[] =>
  processes().filter((pid) => statOf(pid)[2] === group && statOf(pid)[0] !== 'Z');

/** Bytes of a process that no other process shares, and its part of the others. */
function bytesOf(pid: string): number {
  try {
    const [, kib = 0] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1')) ?? [];
    return Number(kib) * 1_024;
  } catch {
    return 0;
  }
}

describe.skipIf(program === undefined)('a server that renders', () => {
  it(
    'kill -9 of the server and of its browser in the middle: every link is found, and no browser is left',
    WITHIN,
    async () => {
      const { installation, server, key, id, reach } = await crawlApplication(200);
      let running = server;
      const groups = new Set<string>();
      for (const pages of [40, 100]) {
        await reach(createApi(running.url, key), pages);
        const [group = ''] = browsersOf(running);
        expect(group).not.toBe('');
        groups.add(group);
        await running.process.kill('SIGKILL');
        running = await installation.serve();
      }
      const after = createApi(running.url, key);
      await reach(after, 140);
      const [group = ''] = browsersOf(running);
      expect(group).not.toBe('');
      groups.add(group);
      process.kill(-Number(group), 'SIGKILL');

      await expect.poll(async () => (await after.get(`/crawls/${id}`)).state, ended).toBe('completed');
      const crawl = await after.get(`/crawls/${id}`);
      expect(crawl.stats).toMatchObject({ pages_crawled: 200, broken_links: 20 });
      expect(crawl.rendering).toMatchObject({ pages: 200, rendered_pages: 200, failed_pages: 0, script_links: 219 });
      const dead = Array.from({ length: 20 }, (_, at) => `http://${hostname}/dead/${10 * at}`);
      expect((await listAll(after, `/crawls/${id}/links`)).map(({ url }) => url).sort()).toEqual(dead.sort());
      await expect.poll(() => browsersOf(running)).toEqual([]);
      for (const one of groups) await expect.poll(() => inGroup(one)).toEqual([]);
    },
  );

  it('500 pages in a row: the memory of server and browser stays', WITHIN, async () => {
    const { server, api, id, reach } = await crawlApplication(500);
    const measure = async (from: number, to: number): Promise<number> => {
      const sums: number[] = [];
      await reach(api, from);
      for (let pages = 0; pages < to; pages = (await api.get(`/crawls/${id}`)).progress.pages_crawled) {
        const all = [String(server.process.pid), ...browsersOf(server).flatMap(inGroup)];
        sums.push(all.reduce((sum, pid) => sum + bytesOf(pid), 0));
      }
      return sums.sort((one, other) => one - other)[Math.floor(sums.length / 2)] ?? 0;
    };
    const early = await measure(100, 200);
    const late = await measure(400, 490);
    expect(late / early).toBeGreaterThan(0.85);
    expect(late / early).toBeLessThan(1.15);
    await expect.poll(async () => (await api.get(`/crawls/${id}`)).state, ended).toBe('completed');
    expect((await api.get(`/crawls/${id}`)).rendering).toMatchObject({ rendered_pages: 500, failed_pages: 0 });
  });
});
