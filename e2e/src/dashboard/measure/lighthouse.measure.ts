import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { needBrowser } from '@linkvitals/testing/find-browser';
import { addDomain, hostnames, type Person, setUpOwner, stageProcess } from '../stage.ts';
import { expect, test } from '../test.ts';

/** Fetched when needed, because with its dependencies it is larger than all tools of the workspace. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Flags of the browser, which Lighthouse starts itself. */
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
const LEAST = 95;
/** The number of runs, because the simulation depends on the speed of the processor. */
const RUNS = 5;
/** Names of the timings; values are ms. */
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null; readonly auditRefs: readonly Ref[] }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly node?: { readonly snippet: string } }[] };
}

interface Ref {
  readonly id: string;
  readonly weight: number;
}

const run = promisify(execFile);

interface AuditedPage {
  readonly name: string;
  readonly path: string;
  readonly person?: Person;
  /** Audits that fail on purpose. */
  readonly skips?: string;
}

/** Audits a page without a cache, slowed down by default: a mid-range phone on a slow mobile network. */
async function auditPage(base: string, { path, person, skips }: AuditedPage): Promise<Result> {
  const url = `${base}${path}`;
  const cookie = person && { Cookie: `${person.cookie.name}=${person.cookie.value}` };
  const args = [
    ...['--yes', 'pnpm@12', 'dlx', LIGHTHOUSE, url, '--quiet', '--output=json', '--no-enable-error-reporting'],
    ...[`--chrome-flags=${FLAGS}`, `--only-categories=${categories.join()}`],
    ...(cookie ? [`--extra-headers=${JSON.stringify(cookie)}`] : []),
    ...(skips === undefined ? [] : [`--skip-audits=${skips}`]),
  ];
  const { stdout } = await run('npx', args, {
    maxBuffer: 2 ** 26,
    env: { ...process.env, CHROME_PATH: needBrowser() },
  });
  return JSON.parse(stdout.slice(stdout.indexOf('{\n')));
}

function textOf({ title, displayValue = '', details }: Audit): string {
  const snippets = (details?.items ?? []).flatMap(({ node }) => (node ? [node.snippet] : []));
  return [title, displayValue, ...snippets].join(' ');
}

/** The audits that cost points. */
const faultsOf = ({ categories: all, audits }: Result): string[] =>
  Object.entries(all).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && (audit.score ?? 1) < 0.9 ? [`${category}: ${textOf(audit)}`] : [];
    }),
  );

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

type Row = Readonly<Record<string, number>>;

/** The scores, and the timings behind the first of them. */
function rowOf({ categories: all, audits }: Result): Row {
  const scores = categories.map((category) => [category, Math.round((all[category]?.score ?? 0) * 100)]);
  const times = timings.map((id) => [id, Math.round(audits[id]?.numericValue ?? 0)]);
  return Object.fromEntries([...scores, ...times]);
}

const medianRow = (rows: readonly Row[]): Row =>
  Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, median(rows.map((row) => row[name] ?? 0))]));

test.describe('Lighthouse', () => {
  test(`gives ${LEAST} or more in every category, the median of ${RUNS}`, async () => {
    const stage = await stageProcess();
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostnames[0], { crawls: 2 });
    await addDomain(stage, person, hostnames[1], { crawls: 1 });
    await person.call('PATCH', `/domains/${id}`, { settings: { sharing: true } });
    const { url } = await person.call('POST', `/domains/${id}/share-links`, { name: 'For everybody' });
    const pages: readonly AuditedPage[] = [
      { name: 'My Domains', path: '/', person },
      { name: 'Domain', path: `/domains/${id}`, person },
      // Everybody with the link may see it, but search engines must not. Its policy forbids requests for robots.txt.
      { name: 'Shared report', path: new URL(url).pathname, skips: 'is-crawlable,robots-txt' },
    ];
    const rows: Record<string, Row> = {};
    for (const page of pages) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run += 1) results.push(await auditPage(stage.server.url, page));
      rows[page.name] = medianRow(results.map(rowOf));
      for (const fault of new Set(results.flatMap(faultsOf))) console.log(`${page.name}, ${fault}`);
    }
    console.table(rows);
    const scores = Object.values(rows).flatMap((row) => categories.map((category) => row[category] ?? 0));
    expect(scores.filter((score) => score < LEAST)).toEqual([]);
  });
});
