import { splitmix64 } from './splitmix64.ts';

/**
 * `page` 200 HTML; `asset` 200 css, js or png; `external` 200 on the other host, every 50th a 404;
 * `redirect` n = 4*chain+hop: chain c has 1+c%3 hops and ends on a page; `private` 200, disallowed by robots.txt;
 * `missing` 404; `failing` 500; `gone` 404, an image; `hanging` never answers.
 */
export type TargetKind =
  | 'page'
  | 'asset'
  | 'external'
  | 'redirect'
  | 'private'
  | 'missing'
  | 'failing'
  | 'gone'
  | 'hanging';

/** One URL of the site. */
export interface Target {
  readonly kind: TargetKind;
  readonly n: number;
}

export interface SiteShape {
  /** Default 1,000. */
  readonly pages?: number;
  /** Internal links of each page. Default 20. */
  readonly links?: number;
  /** External links of each page. Default 2. */
  readonly ext?: number;
  /** Files (css, js and images) of each page. Default 3. */
  readonly assets?: number;
  /** Least size of a page in bytes. Default 20,000. */
  readonly size?: number;
  /** Number of URLs that never answer. Default 0. */
  readonly hang?: number;
  /** Seed of the link graph and the text. Default 1. */
  readonly seed?: number | bigint;
}

export const ASSET_EXTENSIONS = ['.css', '.js', '.png'] as const;

const PREFIXES: Readonly<Record<TargetKind, string>> = {
  page: '/p/',
  asset: '/a/',
  external: '/x/',
  redirect: '/r/',
  private: '/private/',
  missing: '/missing/',
  failing: '/failing/',
  gone: '/a/gone/',
  hanging: '/hang/',
};

/** Longer prefixes come first, because `/a/gone/` is no asset. */
const KINDS_BY_PREFIX = (Object.keys(PREFIXES) as TargetKind[]).sort((a, b) => PREFIXES[b].length - PREFIXES[a].length);

/** The URLs of the site, the links between them and their answers: pure functions of the shape. */
export interface SiteTargets {
  readonly shape: Required<SiteShape>;
  /** The targets that a page links to, in document order: assets, then anchors. Repeats are included. */
  linksOf(page: number): Target[];
  pathOf(target: Target): string;
  /** The URL of a path on the main or on the external host. */
  parse(path: string, onExternal: boolean): Target | undefined;
  /** The status before any redirect is followed. 0: never answers. */
  statusOf(target: Target): number;
  /** The target of a redirect. */
  nextOf(redirect: Target): Target;
  /** `splitmix64(seed, a, b) % modulus`. */
  pick(a: number, b: number, modulus: number): number;
}

export function createSiteTargets(given: SiteShape = {}): SiteTargets {
  const shape = { pages: 1000, links: 20, ext: 2, assets: 3, size: 20_000, hang: 0, seed: 1, ...given };
  const seed = BigInt(shape.seed);
  const counts = countsOf(shape.pages, shape.hang);
  const pick = (a: number, b: number, modulus: number) => Number(splitmix64(seed, a, b) % BigInt(modulus));

  function linksOf(page: number): Target[] {
    const out: Target[] = [];
    for (let j = 0; j < shape.assets; j++) out.push({ kind: 'asset', n: pick(page, 900 + j, counts.asset) });
    if (page % 500 === 17) out.push({ kind: 'gone', n: Math.floor(page / 500) });
    for (let j = 0; j < shape.links; j++) {
      // Child links make a tree of all pages (8 for each page); the other links go to any page.
      const child = 8 * page + 1 + j;
      out.push({ kind: 'page', n: j < 8 && child < shape.pages ? child : pick(page, j, shape.pages) });
    }
    for (let j = 0; j < shape.ext; j++) out.push({ kind: 'external', n: pick(page, 800 + j, counts.external) });
    return out.concat(faultsOf(page, shape, counts));
  }

  return {
    shape,
    linksOf,
    pathOf,
    parse: (path, onExternal) => parse(path, onExternal, counts),
    statusOf,
    nextOf({ n }) {
      const chain = Math.floor(n / 4);
      return n % 4 < chain % 3 ? { kind: 'redirect', n: n + 1 } : { kind: 'page', n: pick(chain, 600, shape.pages) };
    },
    pick,
  };
}

function countsOf(pages: number, hang: number): Record<TargetKind, number> {
  const per = (share: number) => Math.floor(pages / share);
  return {
    page: pages,
    asset: 20 + per(100),
    external: 1 + per(5),
    redirect: 4 * (1 + per(20)),
    private: 1 + per(100),
    missing: 1 + per(100),
    failing: 1 + per(500),
    gone: 1 + per(500),
    hanging: hang,
  };
}

/** Links that are difficult for a link checker, spread evenly over the pages. */
function faultsOf(
  page: number,
  { pages, hang }: SiteShape & { pages: number; hang: number },
  counts: Counts,
): Target[] {
  const out: Target[] = [];
  const every = (period: number, offset: number) => page % period === offset;
  const nth = (period: number) => Math.floor(page / period);
  if (every(20, 3)) out.push({ kind: 'redirect', n: 4 * nth(20) });
  if (every(50, 7)) out.push({ kind: 'missing', n: nth(50) % counts.missing });
  if (every(250, 11)) out.push({ kind: 'failing', n: nth(250) % counts.failing });
  if (every(100, 13)) out.push({ kind: 'private', n: nth(100) });
  const hangPeriod = Math.max(1, Math.floor(pages / Math.max(1, hang)));
  if (hang > 0 && every(hangPeriod, 0)) out.push({ kind: 'hanging', n: nth(hangPeriod) % hang });
  return out;
}

type Counts = Readonly<Record<TargetKind, number>>;

function pathOf({ kind, n }: Target): string {
  if (kind === 'page' && n === 0) return '/';
  const extension = kind === 'asset' ? ASSET_EXTENSIONS[n % 3] : kind === 'gone' ? '.png' : '';
  return `${PREFIXES[kind]}${n}${extension}`;
}

function parse(path: string, onExternal: boolean, counts: Counts): Target | undefined {
  if (path === '/') return onExternal ? undefined : { kind: 'page', n: 0 };
  const kind = KINDS_BY_PREFIX.find((known) => path.startsWith(PREFIXES[known]));
  if (kind === undefined || (kind === 'external') !== onExternal) return undefined;
  const rest = path.slice(PREFIXES[kind].length);
  const digits = kind === 'asset' || kind === 'gone' ? rest.replace(/\..*$/, '') : rest;
  const n = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return n < counts[kind] && !(kind === 'page' && n === 0) ? { kind, n } : undefined;
}

function statusOf({ kind, n }: Target): number {
  if (kind === 'missing' || kind === 'gone' || (kind === 'external' && n % 50 === 49)) return 404;
  if (kind === 'failing') return 500;
  if (kind === 'redirect') return 301 + (n % 2);
  return kind === 'hanging' ? 0 : 200;
}
