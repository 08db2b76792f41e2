import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * Builds the command without the service, so that it is measured as it is shipped.
 * @param root folder of a revision; default: this one
 */
export function buildCommand(root = fileURLToPath(new URL('../..', import.meta.url))): void {
  for (const name of ['contract', 'outbound', 'crawler', 'cli']) {
    const cwd = join(root, 'packages', name);
    if (!existsSync(join(cwd, 'tsup.config.ts'))) continue;
    execFileSync(join(root, 'node_modules/.bin/tsup'), ['--no-dts'], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  }
}

/** Builds the connection of `crawl-once.mjs` for `LINKVITALS_HTTP=undici`. */
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
