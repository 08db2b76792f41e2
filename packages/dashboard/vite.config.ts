import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { pages } from './pages-plugin.ts';

/**
 * Loads the script that sets the theme before anything is painted. It is a file of its own, since the security policy allows no inline
 * script and modules run too late.
 */
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

/** Writes a `.br` and a `.gz` file beside each asset, so that the server need not compress. */
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
 * Adds the order of the cascade layers to every stylesheet. The first order that a browser reads counts, and it depends on the build
 * in which file that is.
 */
const layers = (): Plugin => ({
  name: 'layers',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/dashboard/src/') && id.endsWith('.css')
      ? `@layer reset, tokens, base, layout, parts, pages, touch, print;\n${code}`
      : undefined,
});

/** Paths that the server handles itself, for `pnpm --filter @linkvitals/dashboard dev`. */
const serverPaths = '^/(api|docs|openapi|share|badge|unsubscribe|bot|healthz|readyz)\\b';

/** Modules that several pages share, except those that My Domains needs only when a dialog is open. */
const SHARED =
  /\/src\/(?!texts\/|pages\/|parts\/(forms|fields)\/)|\/parts\/fields\/(search-field|filter-select|options-of)|\/pages\/domain\/(?!delete-dialog)[^/]+$|\/@tanstack\//;
const FORMS = /\/src\/(parts\/(forms|fields)|pages\/adding)\/|\/pages\/domain\/delete-dialog/;
const FINDINGS = /\/src\/pages\/domain\//;
const SETTINGS = /\/src\/pages\/(settings|settings-api|sign-in|set-up|mailed-links)\//;

/**
 * Groups modules into few files, because a round trip to the server costs more than the bytes, and over HTTP/1.1 browsers load only six
 * files at a time. There is one file each for: what every page needs, what several pages share, forms, what pages with results of crawls
 * share, what pages of settings and signing in share; and one for each page. Charts are large and used by few pages.
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
  // It is relative, so that one build works below any path prefix: the server writes <base>.
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
  // No assets as data: URLs: they would not be cached, and the policy forbids them in styles.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting },
      // These logs are no faults: libraries mark client code, and all code here is client code; compressing is expected to take longest.
      onLog: (level, log, handle) => void (QUIET.has(log.code ?? '') || handle(level, log)),
    },
  },
  server: { proxy: { [serverPaths]: { target: process.env.LINKVITALS_URL ?? 'http://127.0.0.1:8080' } } },
  plugins: [layers(), earlyTheme(), pages(), compressed()],
});
