import type { FindingCode } from '../findings/finding-table.ts';
import { type Answer, reply } from './serve.ts';

export interface SiteFixture {
  readonly answers: Record<string, Answer>;
  /** Paths that the sitemap lists. */
  readonly sitemap?: readonly string[];
  /** All findings as `path code: detail`, without the origin in details. */
  readonly found?: readonly string[];
}

const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">to ${href}</a>`).join('\n');
const moved = (location: string): Answer => reply(301, { location });
const text = 'The same words again. '.repeat(20);
const canonical = (href: string): string => `<link rel=canonical href="${href}">`;
const alternates = (...hrefs: string[]): string =>
  hrefs.map((href) => `<link rel=alternate hreflang=x-default href="${href}">`).join('');
const described = (content: string): string => `<meta name=description content="${content}">`;
const noindex = '<meta name=robots content=noindex>';

/** Sites that have one fault each, and the nearest ones without it. */
export const FAULTY_SITES: Partial<Record<FindingCode, { bad: SiteFixture[]; good: SiteFixture[] }>> = {
  title_duplicate: {
    bad: [
      {
        answers: {
          '/': links('/a', '/b', '/c'),
          '/a': '<title>Same</title>',
          '/b': '<title> Same\n</title>',
          '/c': `<title>Same</title>${canonical('/c')}`,
        },
        found: [
          '/a title_duplicate: 2 pages, the first: /b',
          '/b title_duplicate: 2 pages, the first: /a',
          '/c title_duplicate: 2 pages, the first: /a',
        ],
      },
    ],
    good: [
      {
        answers: {
          '/': links('/a', '/b', '/c', '/old', '/d', '/e'),
          '/a': '<title>Same</title>',
          '/b': `<title>Same</title>${canonical('/a')}`,
          '/c': `<title>Same</title>${noindex}`,
          '/old': moved('/a'),
          '/d': '<title></title>',
          '/e': '<title></title>',
        },
      },
    ],
  },
  description_duplicate: {
    bad: [
      {
        answers: { '/': links('/a', '/b'), '/a': described('Same'), '/b': described('Same') },
        found: ['/a description_duplicate: /b', '/b description_duplicate: /a'],
      },
    ],
    good: [{ answers: { '/': links('/a', '/b'), '/a': described('Same'), '/b': described('same') } }],
  },
  duplicate_content: {
    bad: [
      {
        answers: {
          '/': links('/a', '/b'),
          '/a': `<title>One</title><nav>here</nav><p>${text}</p>`,
          '/b': `<title>Two</title><nav>there</nav>\n<p>  ${text.replaceAll(' ', '\n')}</p><script>x</script>`,
        },
        found: ['/a duplicate_content: /b', '/b duplicate_content: /a'],
      },
    ],
    good: [
      { answers: { '/': links('/a', '/b'), '/a': `<p>${text}</p>`, '/b': `<p>${text}.</p>` } },
      { answers: { '/': links('/a', '/b'), '/a': '<p>Not available</p>', '/b': '<p>Not available</p>' } },
    ],
  },
  url_forbidden: {
    bad: [
      {
        answers: { '/': `${links('/a', '/old')}<img src=/b alt=x>`, '/a': 403, '/b': 403, '/old': moved('/a') },
        found: ['/a url_forbidden: ', '/b url_forbidden: '],
      },
    ],
    good: [{ answers: { '/': links('/a', '/b', '/c'), '/a': 401, '/b': 404, '/c': 402 } }],
  },
  canonical_broken: {
    bad: [{ answers: { '/': canonical('/gone') }, found: ['/ canonical_broken: /gone'] }],
    good: [
      { answers: { '/': canonical('/b'), '/b': canonical('/b') } },
      { answers: { '/': canonical('mailto:a@b.c') } },
    ],
  },
  canonical_redirect: {
    bad: [
      {
        answers: { '/': canonical('/old'), '/old': moved('/new'), '/new': '' },
        found: ['/ canonical_redirect: /old'],
      },
    ],
    good: [{ answers: { '/': `${canonical('/new')}${links('/old')}`, '/old': moved('/new'), '/new': '' } }],
  },
  hreflang_broken: {
    bad: [
      {
        answers: { '/': alternates('/', '/de', '/fr', '/it'), '/de': alternates('/') },
        found: ['/ hreflang_broken: 2 versions, the first: /fr'],
      },
    ],
    good: [{ answers: { '/': '<link rel=alternate type=application/rss+xml href=/gone>' } }],
  },
  hreflang_not_returned: {
    bad: [
      {
        answers: { '/': alternates('/', '/de', '/fr'), '/de': alternates('/de'), '/fr': alternates('/') },
        found: ['/ hreflang_not_returned: /de'],
      },
    ],
    good: [
      {
        answers: {
          '/': alternates('/', '/old', '/fr', 'http://127.0.0.3:1/'),
          '/old': moved('/de'),
          '/de': alternates('/'),
          '/fr': reply(200, { 'content-type': 'text/html', link: '</>; rel="alternate"; hreflang="en"' }),
        },
      },
    ],
  },
  sitemap_noindex: {
    bad: [{ answers: { '/': links('/a'), '/a': noindex }, sitemap: ['/a'], found: ['/a sitemap_noindex: '] }],
    good: [{ answers: { '/': links('/a', '/b'), '/a': '', '/b': noindex }, sitemap: ['/a'] }],
  },
  sitemap_redirect: {
    bad: [
      {
        answers: { '/': links('/new'), '/old': moved('/new'), '/new': '' },
        sitemap: ['/old', '/new'],
        found: ['/old sitemap_redirect: /new'],
      },
    ],
    good: [{ answers: { '/': links('/old'), '/old': moved('/new'), '/new': '' }, sitemap: ['/new'] }],
  },
  sitemap_broken: {
    bad: [{ answers: { '/': '' }, sitemap: ['/', '/gone'], found: ['/gone sitemap_broken: HTTP 404'] }],
    good: [
      {
        answers: { '/': links('/gone'), '/private': 403 },
        sitemap: ['/', '/private'],
        found: ['/private url_forbidden: '],
      },
    ],
  },
  sitemap_unreadable: {
    bad: [
      {
        answers: {
          '/': '',
          '/robots.txt': 'Sitemap: /gone.xml\nSitemap: /page',
          '/page': '<!doctype html><html></html>',
        },
        found: ['/robots.txt sitemap_unreadable: 2 sitemaps, the first: /gone.xml answers HTTP 404'],
      },
    ],
    good: [{ answers: { '/': '', '/sitemap.xml': '<!doctype html><html></html>' } }],
  },
  orphan_page: {
    bad: [
      {
        answers: { '/': canonical('/a'), '/a': links('/a'), '/b': '<img src=/b>' },
        sitemap: ['/', '/a', '/b'],
        found: ['/a orphan_page: ', '/b orphan_page: '],
      },
    ],
    good: [
      {
        answers: {
          '/': links('/old'),
          '/old': moved('/a'),
          '/a': '<map><area href=/b></map>',
          '/b': '',
          '/doc': reply(200),
        },
        sitemap: ['/', '/a', '/b', '/doc'],
      },
    ],
  },
  deep_page: {
    bad: [
      {
        answers: {
          '/': links('/1'),
          '/1': links('/2'),
          '/2': links('/3'),
          '/3': links('/4'),
          '/4': links('/5'),
          '/5': '',
        },
        found: ['/5 deep_page: 5 clicks'],
      },
    ],
    good: [
      {
        answers: {
          '/': links('/1', '/a'),
          '/1': links('/2'),
          '/2': links('/3'),
          '/3': links('/4'),
          '/4': links('/5'),
          '/5': '',
          '/a': links('/4'),
        },
      },
    ],
  },
};
