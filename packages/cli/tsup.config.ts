import { defineConfig } from 'tsup';

/**
 * Made of dozens of small modules, which `check` would look for and load one by one: on one core reading a Markdown file
 * takes 0.14 s of the processor with them in one file, 0.22 s without.
 */
const libraries = /^(?:micromark|mdast|unist|commander|decode-named|character-entities|ccount|devlop|escape-string)/;

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node24',
  clean: true,
  noExternal: [libraries],
});
