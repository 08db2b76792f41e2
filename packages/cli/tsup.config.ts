import { defineConfig } from 'tsup';

/** Made of many small modules, which `check` would look for and load one by one. */
const libraries = /^(?:markdown-it|linkify-it|mdurl|uc\.micro|punycode|entities|github-slugger|commander)/;

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node24',
  clean: true,
  noExternal: [libraries],
});
