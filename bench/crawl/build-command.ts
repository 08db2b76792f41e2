import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what the command consists of, without the service: our own part is measured as it is shipped. */
export function buildCommand(): void {
  const tsup = fileURLToPath(new URL('../../node_modules/.bin/tsup', import.meta.url));
  for (const name of ['contract', 'outbound', 'crawler', 'cli']) {
    const cwd = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));
    execFileSync(tsup, ['--no-dts'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
