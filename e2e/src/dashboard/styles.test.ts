import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.resolve('@linkvitals/dashboard/package.json'))), 'src');

/** Classes for which a stylesheet defines a look: those at the beginning of a selector, without their surroundings. */
const ownClasses = (css: string): Set<string> =>
  new Set([...css.matchAll(/^\s*\.([\w-]+)(?=\s*[,{])/gm)].map(([, name = '']) => name));

// All stylesheets are built into one file, so a class that two of them define has both looks on every page. `styles/`
// is for all.
it('no class is defined by the stylesheets of two parts or pages', async () => {
  const homes = new Map<string, string[]>();
  for await (const path of glob(join(root, '{app,parts,pages}/**/*.css'))) {
    for (const name of ownClasses(readFileSync(path, 'utf8'))) {
      homes.set(name, [...(homes.get(name) ?? []), relative(root, path)]);
    }
  }
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
