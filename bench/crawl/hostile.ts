/*
 * All hostile fixtures at once, ten crawls as a server runs them, Node started as the command is, the sites in another
 * process:
 *   node --conditions=@linkvitals/source bench/crawl/hostile.ts [-s 10] [-c 5,64] [-t 240] [--trace]
 * See bench/README.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startOfNode } from '../../scripts/start-of-node.mjs';

const COPIES = 4;
const { values } = parseArgs({
  options: {
    sites: { type: 'string', short: 's', default: '10' },
    connections: { type: 'string', short: 'c', default: '5,64' },
    seconds: { type: 'string', short: 't', default: '240' },
    trace: { type: 'boolean', default: false },
  },
});

const [env = 'env', ...NODE] = startOfNode(
  fileURLToPath(new URL('../../packages/server-cli/src/main.ts', import.meta.url)),
  process.execPath,
);

const run = (file: string, args: readonly string[], stdout: 'pipe' | 'inherit') => {
  const program = ['--conditions=@linkvitals/source', fileURLToPath(new URL(file, import.meta.url))];
  return spawn(env, [...NODE, ...program, ...args], { stdio: ['ignore', stdout, 'inherit'] });
};

console.log('| crawls × in flight | done | records | wall s | peak RSS MB | loop delay p50 ms | p99 ms | max ms |');
console.log('|---|---|---|---|---|---|---|---|');
// Each in a process of its own: the peak of memory is that of a process.
for (const connections of values.connections.split(',')) await measure(connections);

async function measure(connections: string): Promise<void> {
  const site = run('hostile-site.ts', [values.sites, `${COPIES}`], 'pipe');
  try {
    const [line] = (await once(createInterface(site.stdout as NodeJS.ReadableStream), 'line')) as [string];
    const args = ['-c', connections, '-t', values.seconds, ...(values.trace ? ['--trace'] : [])];
    const crawls = run('hostile-once.ts', [...args, ...(JSON.parse(line) as string[])], 'inherit');
    await once(crawls, 'exit');
    if (crawls.exitCode !== 0) process.exitCode = 1;
  } finally {
    site.kill();
  }
}
