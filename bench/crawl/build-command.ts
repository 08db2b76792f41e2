import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Builds what the command consists of, without the service: our own part is measured as it is shipped. */
export function buildCommand(): void {
  const tsup = fileURLToPath(new URL('../../node_modules/.bin/tsup', import.meta.url));
  for (const name of ['contract', 'outbound', 'crawler', 'cli']) {
    const cwd = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));
    execFileSync(tsup, ['--no-dts'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Builds what `crawl-once.mjs` sends requests with where `LINKVITALS_HTTP=undici`. */
export function buildUndiciConnection(): void {
  const outbound = (path: string) => fileURLToPath(new URL(`../../packages/outbound/${path}`, import.meta.url));
  buildSync({
    entryPoints: [outbound('src/test-support/undici-connection.ts')],
    outfile: outbound('dist/undici-connection.js'),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node24',
  });
}
