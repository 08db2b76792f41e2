import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pagePaths } from './src/page-paths.ts';
import { modulesOf } from './src/page-scripts.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The file names of a chunk and of all chunks that it imports, directly or not. */
function withImports(chunks: Chunks, fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) withImports(chunks, imported, found);
  return found;
}

/** The scripts that a path needs beside those of every page. @throws Error when a module is in no script */
function scriptsOf(chunks: Chunks, modules: readonly string[]): string[] {
  const byModule = new Map(
    [...chunks.values()].flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? '';
  const everywhere = withImports(chunks, entry);
  const all = modules.flatMap((module) => {
    const fileName = byModule.get(join(import.meta.dirname, 'src', module));
    if (fileName === undefined) throw new Error(`page-scripts.ts: there is no ${module}`);
    return [...withImports(chunks, fileName)];
  });
  return [...new Set(all)].filter((fileName) => !everywhere.has(fileName));
}

/**
 * Writes `pages.json`: the paths for which the server answers with the page, and the scripts that each needs beside those of every page.
 * The list is made by the build, because the paths are part of the program.
 */
export const pages = (): Plugin => ({
  name: 'pages',
  generateBundle(_, bundle) {
    const chunks: Chunks = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    );
    const source = Object.entries(pagePaths).map(([name, path]) => {
      const scripts = scriptsOf(chunks, modulesOf(name as keyof typeof pagePaths));
      return { path, scripts };
    });
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(source) });
  },
});
