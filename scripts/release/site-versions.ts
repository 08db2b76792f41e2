import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const isPreRelease = (version: string): boolean => version.includes('-');

/** Compares so that the newest version is the first. A pre-release is older than its release. */
function byAge(a: string, b: string): number {
  const numbers = ([core = '']: readonly string[]): number[] => core.split('.').map(Number);
  const [one, other] = [numbers(a.split('-')), numbers(b.split('-'))];
  const at = one.findIndex((number, index) => number !== other[index]);
  if (at !== -1) return (other[at] ?? 0) - (one[at] ?? 0);
  if (isPreRelease(a) !== isPreRelease(b)) return isPreRelease(a) ? 1 : -1;
  return b.localeCompare(a, 'en', { numeric: true });
}

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}
<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}</style></head>
<body>${body}</body></html>
`;

function listOf(versions: readonly string[], newest: string): string {
  const noteOf = (version: string) =>
    version === newest ? ' (newest)' : isPreRelease(version) ? ' (pre-release)' : '';
  const items = versions.map((version) => `<li><a href="${version}/">${version}</a>${noteOf(version)}</li>`);
  return page('Versions', '', `<h1>Documents of Linkvitals, by version</h1>\n<ul>\n${items.join('\n')}\n</ul>`);
}

/**
 * Adds the built documents of a version to a folder that has those of others, each below its version. `versions.html` lists them, and
 * `index.html` leads to the newest that is no pre-release. The same version is replaced.
 *
 * @returns the versions, the newest first
 * @throws Error for what is no version
 */
export function addSiteVersion(folder: string, { version, built }: { version: string; built: string }): string[] {
  if (!VERSION.test(version)) throw new Error(`${version} is no version, such as 1.2.3`);
  rmSync(join(folder, version), { recursive: true, force: true });
  cpSync(built, join(folder, version), { recursive: true });
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const versions = names.map(({ name }) => name).filter((name) => VERSION.test(name));
  versions.sort(byAge);
  const newest = versions.find((one) => !isPreRelease(one)) ?? version;
  const refresh = `<meta http-equiv="refresh" content="0; url=${newest}/">`;
  writeFileSync(join(folder, 'versions.html'), listOf(versions, newest));
  writeFileSync(
    join(folder, 'index.html'),
    page('Linkvitals', refresh, `<p><a href="${newest}/">Linkvitals ${newest}</a></p>`),
  );
  // GitHub Pages would leave out names that begin with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '');
  return versions;
}
