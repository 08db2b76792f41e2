import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startOfNode } from '../../scripts/start-of-node.mjs';

/** One run of a tool. */
export interface Job {
  readonly startUrl: string;
  /** File with the URLs of all pages, one a line. */
  readonly pagesFile: string;
  readonly directory: string;
}

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

export interface Tool {
  readonly name: string;
  readonly command: readonly string[];
  args(job: Job): readonly string[];
  broken(output: Output): readonly string[];
}

const CONNECTIONS = '64';
const HOSTS = '127.0.0.1,127.0.0.2';

const lines = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, url = '']) => url);

const NODE = startOfNode(
  fileURLToPath(new URL('../../packages/server-cli/src/main.ts', import.meta.url)),
  process.execPath,
);

const TOOLS: readonly Tool[] = [
  {
    name: 'linkvitals check',
    command: [...NODE, fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url)), 'check'],
    args: ({ startUrl }) =>
      `${startUrl} --rate 0 --concurrency ${CONNECTIONS} --recheck-after 0 --max-pages 1000000 --depth 1000 --quiet`.split(
        ' ',
      ),
    broken: ({ stdout }) => lines(stdout, /^(?:\d{3}|-)? +\w+ +(http\S+)$/gm),
  },
  {
    name: 'the engine alone',
    command: [...NODE, fileURLToPath(new URL('crawl-once.mjs', import.meta.url))],
    args: ({ startUrl }) => [startUrl, CONNECTIONS],
    broken: ({ stdout }) => stdout.split('\n'),
  },
  {
    name: 'the engine on undici',
    command: ['env', 'LINKVITALS_HTTP=undici', ...NODE, fileURLToPath(new URL('crawl-once.mjs', import.meta.url))],
    args: ({ startUrl }) => [startUrl, CONNECTIONS],
    broken: ({ stdout }) => stdout.split('\n'),
  },
  {
    // A lower bound for what Node can do: no page is read, no link followed, and only the pages are requested.
    name: 'node:http, known pages, nothing read',
    command: [...NODE, fileURLToPath(new URL('fetch-once.mjs', import.meta.url))],
    args: ({ pagesFile }) => [pagesFile, CONNECTIONS],
    broken: () => [],
  },
  {
    name: 'wget2',
    command: ['wget2'],
    args: ({ startUrl, directory }) =>
      `-r -l inf --spider -H -D ${HOSTS} -t 1 --max-threads ${CONNECTIONS} --progress=none -P ${directory} ${startUrl}`.split(
        ' ',
      ),
    broken: ({ stdout, stderr }) => lines(stdout + stderr, /^HTTP ERROR response [45].*\[(http.*)\]/gm),
  },
  {
    name: 'wget',
    command: ['wget'],
    args: ({ startUrl, directory }) =>
      `-r -l inf --spider -H -D ${HOSTS} -t 1 -nv -P ${directory} ${startUrl}`.split(' '),
    broken: ({ stderr }) => lines(stderr.slice(stderr.search(/^Found .* broken link/m)), /^(http.*)/gm),
  },
  {
    // lychee follows no links, so it gets all pages.
    name: 'lychee',
    command: ['lychee'],
    args: ({ pagesFile }) =>
      `--files-from ${pagesFile} --max-concurrency ${CONNECTIONS} --host-concurrency ${CONNECTIONS} --host-request-interval 0ms --max-retries 0 --no-progress --format json`.split(
        ' ',
      ),
    broken: ({ stdout }) => {
      const report = JSON.parse(stdout) as { error_map: Record<string, { url: string }[]> };
      return Object.values(report.error_map).flatMap((errors) => errors.map(({ url }) => url));
    },
  },
  {
    name: 'muffet',
    command: ['muffet'],
    args: ({ startUrl }) =>
      `-c ${CONNECTIONS} --max-connections-per-host ${CONNECTIONS} --format json ${startUrl}`.split(' '),
    broken: ({ stdout }) => {
      const report = JSON.parse(stdout) as { links: { url: string }[] }[];
      return report.flatMap(({ links }) => links.map(({ url }) => url));
    },
  },
  {
    name: 'linkinator',
    command: ['linkinator'],
    args: ({ startUrl }) =>
      `${startUrl} --recurse --concurrency ${CONNECTIONS} --format json --verbosity error`.split(' '),
    broken: ({ stdout }) => {
      const report = JSON.parse(stdout) as { links: { url: string; state: string }[] };
      return report.links.filter(({ state }) => state === 'BROKEN').map(({ url }) => url);
    },
  },
];

/** The project's own tool, and the other tools that are installed on this machine. */
export function toolsHere(): Tool[] {
  return TOOLS.filter(({ name, command }) => name === 'linkvitals' || isInstalled(command[0] ?? ''));
}

/** Whether a program exists, by its name or path. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
