import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A path that has a page. */
export interface BuiltPage {
  /** `$name` is a parameter. */
  readonly path: string;
  /** Files that the page runs beside those that every page runs. */
  readonly scripts: readonly string[];
}

/** The built dashboard. */
export interface DashboardBuild {
  /** Absolute; `assets/` in it has the hashed files. */
  readonly folder: string;
  /** The page, the same for every path. */
  readonly html: string;
  readonly pages: readonly BuiltPage[];
}

/** Where the package has its build. */
const ownFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@linkvitals/dashboard/package.json')), 'dist');

/**
 * Reads what `vite build` of packages/dashboard has written.
 * @param setting LINKVITALS_DASHBOARD: `on`, `off`, or the folder of another build
 * @returns undefined when it is off, and when `on` finds no build, as in a clone that was not built
 */
export function readBuild(setting: string): DashboardBuild | undefined {
  if (setting === 'off') return undefined;
  const folder = setting === 'on' ? ownFolder() : setting;
  if (setting === 'on' && !existsSync(join(folder, 'index.html'))) return undefined;
  return {
    folder,
    html: readFileSync(join(folder, 'index.html'), 'utf8'),
    pages: JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')),
  };
}
