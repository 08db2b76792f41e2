import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A path of the dashboard that has a page */
export interface BuiltPage {
  /** Path of the page; `$name` is a parameter. */
  readonly path: string;
  /** Files that the page runs besides those of every page */
  readonly scripts: readonly string[];
}

export interface DashboardBuild {
  /** Absolute path of the build; the hashed files are in `assets/`. */
  readonly folder: string;
  /** HTML of the page, the same for every path */
  readonly html: string;
  readonly pages: readonly BuiltPage[];
}

/** Folder of the build in the package */
const ownFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@linkvitals/dashboard/package.json')), 'dist');

/**
 * Reads a build that `vite build` of packages/dashboard has written.
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
