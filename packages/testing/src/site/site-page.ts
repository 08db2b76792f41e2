import type { SiteTargets, Target } from './site-targets.ts';

/** `host[:port]` of the two hosts, as in the pages. */
export interface SiteHosts {
  readonly host: string;
  readonly externalHost: string;
}

export function urlOf(targets: SiteTargets, hosts: SiteHosts, target: Target): string {
  const host = target.kind === 'external' ? hosts.externalHost : hosts.host;
  return `http://${host}${targets.pathOf(target)}`;
}

/** Renders page n: head, assets, then filler sections with the anchors among them, up to the site's size. */
export type PageRenderer = (page: number) => string;

export function createPageRenderer(targets: SiteTargets, hosts: SiteHosts): PageRenderer {
  const blocks = Array.from({ length: 64 }, (_, n) => fillerBlock(targets, n));
  const blockBytes = blocks[0]?.length ?? 0;

  /** The link in one of four spellings of the same URL. */
  function href(target: Target, spelling: number): string {
    if (target.kind === 'external' || spelling === 1) return urlOf(targets, hosts, target);
    const path = targets.pathOf(target);
    if (spelling === 2) return `..${path}`; // every page is at / or one level down
    return spelling === 3 && target.kind === 'page' ? `${path}#s1` : path;
  }

  return (page) => {
    const links = targets.linksOf(page);
    const assets = links.filter(isEmbedded);
    const anchors = links.filter((target) => !isEmbedded(target));
    const start = pageHead(page) + headAssets(assets, href) + BODY_START + figures(assets, href);
    // All text is ASCII, so a length in characters is one in bytes.
    const room = targets.shape.size - start.length - FOOT.length - 70 * anchors.length;
    const fill = Math.max(0, Math.trunc(room / blockBytes));
    const rounds = Math.max(fill, anchors.length);
    const parts = [start];
    for (let j = 0; j < rounds; j++) {
      if (j < fill) parts.push(blocks[targets.pick(page, 700 + j, blocks.length)] ?? '');
      const from = Math.floor((j * anchors.length) / rounds);
      const to = Math.floor(((j + 1) * anchors.length) / rounds);
      for (const [offset, anchor] of anchors.slice(from, to).entries()) {
        const k = from + offset;
        const spelled = href(anchor, targets.pick(page, k, 4));
        parts.push(`<p class="more">See <a class="link" href="${spelled}">item ${k}</a>.</p>\n`);
      }
    }
    return parts.join('') + FOOT;
  };
}

type Href = (target: Target, spelling: number) => string;

function isEmbedded({ kind }: Target): boolean {
  return kind === 'asset' || kind === 'gone';
}

function headAssets(assets: readonly Target[], href: Href): string {
  return assets
    .map((target) => {
      if (target.kind !== 'asset' || target.n % 3 === 2) return '';
      const url = href(target, 0);
      return target.n % 3 === 0 ? `<link rel="stylesheet" href="${url}">\n` : `<script defer src="${url}"></script>\n`;
    })
    .join('');
}

function figures(assets: readonly Target[], href: Href): string {
  return assets
    .filter(({ kind, n }) => kind === 'gone' || n % 3 === 2)
    .map((target) => `<figure><img loading="lazy" src="${href(target, 0)}" alt="figure"></figure>\n`)
    .join('');
}

/** The head of a page. It has two traps: text in a script and in a comment that looks like a link. */
function pageHead(page: number): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Page ${page}</title>
<meta name="viewport" content="width=device-width"><style>.card{margin:0 auto}.hl{color:#123}</style>
<script>window.cfg={"html":"<a href='/trap/script'>x</a>"};</script>
<!-- <a href="/trap/comment">old</a> -->
`;
}

const BODY_START = '</head><body id="top"><header class="nav"><h1 id="s1">Synthetic</h1></header><main>\n';

const FOOT =
  '</main><footer id="foot"><p>&copy; 2026 Synthetic Site</p><a href="#top">Top</a></footer></body></html>\n';

const WORDS = `link health crawl report domain page broken redirect status monitor server answer delay
 header signature event retry window schedule score trend history export owner record token verify plan limit credit
 caf&eacute; R&amp;D &ldquo;quoted&rdquo; the of and to in for with on by from at is are was has a an`.split(/\s+/);

/** A filler section of about 1 KB, with as much markup as an ordinary article. */
function fillerBlock(targets: SiteTargets, n: number): string {
  const title = `<section class="card card--${n % 5}" data-track='{"b":${n}}'><h2 class="card__title">Section ${n}</h2>\n`;
  const paragraphs = [0, 1, 2].map((p) => {
    const words = Array.from({ length: 32 }, (_, w) => {
      const word = WORDS[targets.pick(n * 1000 + p, w, WORDS.length)] ?? '';
      if (w % 11 === 5) return `<em>${word}</em> `;
      return w % 11 === 8 ? `<span class="hl" title="${word}">${word}</span> ` : `${word} `;
    });
    return `<p class="text text--body">${words.join('')}</p>\n`;
  });
  return `${title}${paragraphs.join('')}<ul class="list"><li>one<li>two<br>more</ul></section>\n`;
}
