import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const paths = ['/', '/domains/$domainId', '/domains/$domainId/crawls', '/settings/account', '/sign-in', '/setup'];

interface WrittenBuild {
  readonly folder: string;
  /** Content of `assets/main-1a2b.js` */
  readonly script: string;
  remove(): void;
}

/** Writes a build of a dashboard, with the files that Vite makes. */
export function writeBuild(): WrittenBuild {
  const script = 'console.log("what the page runs")';
  const folder = mkdtempSync(join(tmpdir(), 'linkvitals-dashboard-'));
  mkdirSync(join(folder, 'assets'));
  const head = '<head><base href="/"><script type="module" src="./assets/main-1a2b.js"></script></head>';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html>${head}<body><div id="app"></div></body></html>`);
  const pages = paths.map((path) => ({ path, scripts: path === '/' ? ['assets/domains-3c4d.js'] : [] }));
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  writeFileSync(join(folder, 'assets/main-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  return { folder, script, remove: () => rmSync(folder, { recursive: true }) };
}
