import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { pages } from './pages-plugin.ts';

/** The theme is chosen by a script of its own, which blocks: the policy allows none in the page, and modules run late. */
const earlyTheme = (): Plugin => {
  const file = 'src/app/early-theme.js';
  return {
    name: 'early-theme',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = await readFile(join(import.meta.dirname, file));
      this.emitFile({ type: 'asset', name: 'early-theme.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const asset = Object.keys(bundle ?? {}).find((name) => name.includes('early-theme'));
        return [{ tag: 'script', attrs: { src: `./${asset ?? file}` }, injectTo: 'head' }];
      },
    },
  };
};

/** A `.br` and a `.gz` beside each asset, so that the server compresses nothing. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))) {
      const content = await readFile(join(dir, name));
      await writeFile(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(join(dir, `${name}.br`), brotliCompressSync(content, { params }));
    }
  },
});

/**
 * States the order of the cascade layers in every stylesheet: the first one that a browser sees decides, and which that is
 * depends on how the build divides the files.
 */
const layers = (): Plugin => ({
  name: 'layers',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/dashboard/src/') && id.endsWith('.css')
      ? `@layer reset, tokens, base, layout, parts, pages, touch, print;\n${code}`
      : undefined,
});

/** What the server answers itself, for `pnpm --filter @linkvitals/dashboard dev`. */
const serverPaths = '^/(api|docs|openapi|share|badge|unsubscribe|bot|healthz|readyz)\\b';

/** Without what pages share that nobody needs on My Domains, as long as no dialog is open. */
const SHARED =
  /\/src\/(?!texts\/|pages\/|parts\/(forms|fields)\/)|\/parts\/fields\/(search-field|filter-select|options-of)|\/pages\/domain\/(?!delete-dialog)[^/]+$|\/@tanstack\//;
const FORMS = /\/src\/(parts\/(forms|fields)|pages\/adding)\/|\/pages\/domain\/delete-dialog/;
const FINDINGS = /\/src\/pages\/domain\//;
const SETTINGS = /\/src\/pages\/(settings|settings-api|sign-in|set-up|mailed-links)\//;

/**
 * Few files: a step to the server and back costs more than the bytes, and HTTP/1.1 takes six at a time. What every page needs
 * is one file, what several pages share is another, forms are a third, what those pages share that show findings of crawls is a
 * fourth, those of settings and of signing in a fifth, and each page has its own. Charts are large, and of few pages.
 */
const codeSplitting = {
  groups: [
    { name: 'app', tags: ['$initial' as const], priority: 3 },
    { name: 'parts', test: SHARED, minShareCount: 2, priority: 2 },
    { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
    { name: 'findings', test: FINDINGS, minShareCount: 2, priority: 1 },
    { name: 'settings', test: SETTINGS, minShareCount: 2, priority: 1 },
  ],
};

const QUIET = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

export default defineConfig({
  // Relative, so that one build serves any path prefix: the server writes <base>.
  base: './',
  resolve: {
    conditions: ['@linkvitals/source', ...defaultClientConditions],
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // A data: URL would not be cached, and styles may not hold one by the policy.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting },
      // Libraries mark what is for clients, which all is here; compressing takes the larger part of the time, as it should.
      onLog: (level, log, handle) => void (QUIET.has(log.code ?? '') || handle(level, log)),
    },
  },
  server: { proxy: { [serverPaths]: { target: process.env.LINKVITALS_URL ?? 'http://127.0.0.1:8080' } } },
  plugins: [layers(), earlyTheme(), pages(), compressed()],
});
