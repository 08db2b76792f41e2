import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node24',
  clean: true,
  noExternal: [
    /micromark/,
    /mdast/,
    /unist/,
    /commander/,
    /picocolors/,
    /zod/,
    /decode-named/,
    /character-/,
    /devlop/,
    /ccount/,
    /escape-string/,
  ],
  minify: false,
});
