import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.resolve('@linkvitals/dashboard/package.json'))), 'src');

/** Classes for which a stylesheet defines a look: those at the beginning of a selector, without their surroundings. */
const ownClasses = (css: string): Set<string> =>
  new Set([...css.matchAll(/^\s*\.([\w-]+)(?=\s*[,{])/gm)].map(([, name = '']) => name));

/** Custom properties that a stylesheet uses without an alternative. */
const usedProperties = (css: string): string[] => [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

it('every custom property that a stylesheet needs is defined by one', async () => {
  const [defined, used] = [new Set<string>(), new Map<string, string>()];
  for await (const path of glob(join(root, '**/*.css'))) {
    const css = readFileSync(path, 'utf8');
    for (const [, name = ''] of css.matchAll(/(--[\w-]+):/g)) defined.add(name);
    for (const name of usedProperties(css)) used.set(name, relative(root, path));
  }
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter(([name]) => !defined.has(name))).toEqual([]);
});

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
