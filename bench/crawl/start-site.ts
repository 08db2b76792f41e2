import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/testing/src/network/free-port.ts';

export interface BenchSite {
  readonly startUrl: string;
  /** URLs that a correct crawl reports. */
  readonly broken: ReadonlySet<string>;
  /** URLs of all pages, for tools that do not follow links. */
  readonly pages: readonly string[];
  stop(): void;
}

/** Serves a site of `pages` pages from another process: the program that LINKVITALS_BENCH_SITE names, or the fixture site. */
export async function startSite(pages: number, latencyMs: number): Promise<BenchSite> {
  const program = process.env.LINKVITALS_BENCH_SITE;
  const { child, startUrl, broken } = await (program === undefined ? startOwn : startProgram)(
    pages,
    latencyMs,
    program,
  );
  const sitemap = await (await fetch(new URL('/sitemap.xml', startUrl))).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
  return { startUrl, broken: new Set(broken), pages: urls, stop: () => void child.kill() };
}

interface Started {
  readonly child: ChildProcess;
  readonly startUrl: string;
  readonly broken: readonly string[];
}

async function startOwn(pages: number, latencyMs: number): Promise<Started> {
  const script = fileURLToPath(new URL('site.ts', import.meta.url));
  const args = ['--conditions=@linkvitals/source', script, String(pages), String(latencyMs)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { startUrl, broken } = JSON.parse(line) as { startUrl: string; broken: string[] };
  return { child, startUrl, broken };
}

/** Starts a program with the flags -pages, -latency, -addr, -ext-addr, and -truth to print the broken URLs as JSON. */
async function startProgram(pages: number, latencyMs: number, program = ''): Promise<Started> {
  const [address, external] = [`127.0.0.1:${await freePort('127.0.0.1')}`, `127.0.0.2:${await freePort('127.0.0.2')}`];
  const args = ['-pages', String(pages), '-latency', `${latencyMs}ms`, '-addr', address, '-ext-addr', external];
  const truth = JSON.parse(execFileSync(program, [...args, '-truth'], { encoding: 'utf8', maxBuffer: 2 ** 28 })) as {
    broken: { url: string }[];
  };
  const child = spawn(program, args, { stdio: 'ignore' });
  const startUrl = `http://${address}/`;
  while (
    !(await fetch(`${startUrl}robots.txt`).then(
      () => true,
      () => false,
    ))
  )
    await sleep(50);
  return { child, startUrl, broken: truth.broken.map(({ url }) => url) };
}
