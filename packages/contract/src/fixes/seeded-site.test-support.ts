import type { ScoreInputs } from '../types.ts';
import type { CrawlFacts } from './facts.ts';
import { CRAWLED, deadElsewhere, deadLink, finding, pages, SITE, shownIn } from './issues.test-support.ts';

/** The last page has a footer of its own. */
const inFooter = shownIn('footer', pages(CRAWLED), (page) =>
  page === pages(CRAWLED).at(-1) ? 'Legal notice' : 'Imprint',
);
const inTexts = shownIn('main', pages(30), (page) => `Sizes, see ${page}`);

/** Seven articles of a folder that moved, each linked from five pages, from 23 pages together. */
const moved = Array.from({ length: 7 }, (_, index) =>
  deadLink(`/blog/article-${index}`, pages(3 * index + 5, 3 * index + 1), {
    suggestion: `${SITE}/news/article-${index}`,
    since: 19,
  }),
);
const partner = (path: string, from: number, reason: string) =>
  deadElsewhere(`https://reviews.partner.example/${path}`, pages(from + 2, from), { reason });

/** A site of 81 pages with each of the faults for which fixes are made. */
export const seededSite: CrawlFacts & { readonly scoreInputs: ScoreInputs } = {
  crawledPages: CRAWLED,
  workingHosts: new Set(['busy.example']),
  links: [
    deadElsewhere('https://woodcraft.example/guides/oak', pages(1), { since: 26 }),
    deadElsewhere('https://busy.example/a', pages(1), { reason: 'server_error', since: 30 }),
    deadElsewhere('https://busy.example/b', pages(1), { reason: 'server_error', since: 28 }),
    partner('1', 1, 'dns_not_found'),
    partner('2', 4, 'dns_not_found'),
    partner('3', 7, 'dns_error'),
    partner('4', 10, 'timeout'),
    deadLink('/size-guide', pages(30), { placement: inTexts }),
    ...moved,
    deadLink('/imprint-old', pages(CRAWLED), { placement: inFooter }),
    ...Array.from({ length: 6 }, (_, index) =>
      deadElsewhere(`http://docs.example/chapter-${index}`, pages(4 * index + 4, 4 * index + 1), {
        ...{ kind: 'redirect_permanent', severity: 'notice', reason: 'ok' },
        suggestion: `https://docs.example/chapter-${index}`,
      }),
    ),
  ],
  checks: [
    ...pages(75).map((page) => finding('h1_missing', page.slice(SITE.length))),
    ...pages(38).map((_, index) => finding('description_missing', `/products/chairs/chair-${index}`)),
    finding('description_missing', '/about'),
    finding('title_missing', '/about', { severity: 'error' }),
  ],
  scoreInputs: {
    pages_observed: 90,
    pages_ok: 81,
    link_weight: 420,
    link_weight_broken: 9 * 3 + 7,
    link_weight_warned: 6,
    internal_broken: 9,
  },
};
