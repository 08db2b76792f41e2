import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { link } from './link-peers.ts';
import { nodePrograms } from './node-programs.ts';
import type { PackedPackage } from './packed-package.ts';

const rootModules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const OLDEST_NODE = 20;
const LONGEST_RUN_MS = 60_000;
const run = promisify(execFile);

/**
 * A site with a page, a dead link, a missing fragment, a character reference that the crawler loads a table for, and a
 * page that it reads in separate memory.
 */
const PAGES: Readonly<Record<string, string>> = {
  '/': '<title>a</title><a href="/b">b</a><a href="/gone">c</a><a href="/b#no">d</a><a href="/large">e</a>',
  '/b': '<title>b&eacute;</title><p id="yes">',
  '/large': `<title>large</title>${'<p>of many paragraphs</p>'.repeat(20_000)}<a href="/last">f</a>`,
  '/last': '<title>last</title>',
};
const PRINTED = [
  'broken fragment_missing /b#no /:1',
  'broken not_found /gone /:1',
  'completed',
  'ok ok /',
  'ok ok /b /:1 /:1',
  'ok ok /large /:1',
  'ok ok /last /large:1',
];

/**
 * Puts the packed crawler, with outbound and its dependencies, into an empty project. Then it runs and compiles the
 * program of the crawler's README there, on each Node of the machine.
 * @returns The faults.
 */
export async function probeCrawler(packages: readonly PackedPackage[], scratch: string): Promise<string[]> {
  const project = join(scratch, 'crawl');
  for (const { name, folder, modules, dependencies } of packages) {
    cpSync(folder, join(project, 'node_modules', name), { recursive: true });
    const foreign = dependencies.filter((one) => !packages.some((known) => known.name === one));
    for (const one of foreign) link(join(modules, one), join(project, 'node_modules', one));
  }
  const readme = readFileSync(join(project, 'node_modules/@linkvitals/crawler/README.md'), 'utf8');
  const program = /^```js\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? '';
  for (const file of ['crawl.mjs', 'crawl.mts']) writeFileSync(join(project, file), program);
  return [...(await crawlOnEach(project)), ...(await compile(project))];
}

async function crawlOnEach(project: string): Promise<string[]> {
  const server = createServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    // The client must be able to read each coding that it offers, and not every Node has zstd.
    const coding = /zstd/.test(`${request.headers['accept-encoding']}`) ? 'zstd' : 'gzip';
    const code = coding === 'zstd' ? zstdCompressSync : gzipSync;
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding }).end(code(page));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults: string[] = [];
  for (const { path, version } of nodePrograms(OLDEST_NODE)) {
    const options = { cwd: project, timeout: LONGEST_RUN_MS };
    const printed = await run(path, ['crawl.mjs', `${origin}/`], options).then(
      ({ stdout }) => stdout,
      (error: { stderr?: string }) => error.stderr ?? String(error),
    );
    const lines = printed.trim().replaceAll(origin, '').split('\n');
    const isRight = `${lines.map((line) => line.trim()).sort()}` === `${PRINTED}`;
    if (isRight) console.log(`Node ${version} crawls a site with the program in the README of the crawler`);
    else faults.push(`Node ${version}, the program in the README of the crawler prints:\n${printed}`);
  }
  server.close();
  return faults;
}

async function compile(project: string): Promise<string[]> {
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
  link(join(rootModules, '@types/node'), join(project, 'node_modules/@types/node'));
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: ['node'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['crawl.mts'] }));
  const tsc = join(rootModules, 'typescript/bin/tsc');
  return run(process.execPath, [tsc, '--project', project]).then(
    () => [],
    (error: { stdout?: string }) => [`TypeScript, the program in the README of the crawler:\n${error.stdout}`],
  );
}
