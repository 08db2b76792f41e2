import { describe, expect, it } from 'vitest';
import { SimilarPages } from './similar-pages.ts';
import type { BrokenUrl, GoodUrl } from './suggestion.ts';

const site = 'https://a.example';

const page = (path: string, title: string | null = null): GoodUrl => ({
  url: `${site}${path}`,
  internal: true,
  redirect: null,
  isPage: true,
  title,
});

const missing = (path: string): BrokenUrl => ({ url: `${site}${path}`, internal: true, reason: 'not_found' });

function suggest(broken: BrokenUrl | string, pages: readonly GoodUrl[]) {
  const similar = new SimilarPages([typeof broken === 'string' ? missing(broken) : broken]);
  for (const one of pages) similar.meet(one);
  return similar.suggestion(0);
}

const pathOf = (suggestion: ReturnType<typeof suggest>) => suggestion?.url.slice(site.length);

describe('the page that is most like a broken URL', () => {
  it.each([
    ['moved to another folder', '/blog/2020/fix-broken-links', '/guides/fix-broken-links/'],
    ['misspelt', '/docs/instalation', '/docs/installation'],
    ['misspelt at the start', '/docs/nistallation', '/docs/installation'],
    ['other signs between the words', '/our_team', '/company/our-team'],
    ['without its accents', '/menu/creme-brulee', '/menu/cr%C3%A8me-br%C3%BBl%C3%A9e'],
    ['with an extension', '/old/products.asp', '/shop/products'],
    [
      'in another script',
      '/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8',
      '/ru/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8',
    ],
    ['with the same digits', '/news/report-2024', '/archive/reports-2024'],
  ])('%s: %s is now %s', (_, broken, now) => {
    expect(pathOf(suggest(broken, [page('/'), page('/contact'), page(now)]))).toBe(now);
  });

  it('is found by its title, without the name of the site', () => {
    const found = suggest('/how-to-fix-links', [
      page('/p/7', 'How to fix links | Example'),
      page('/p/8', 'Other things'),
    ]);
    expect(found).toEqual({
      url: `${site}/p/7`,
      reason: 'similar_page',
      detail: 'Its title has the same words.',
    });
  });

  it('has the fewest different letters, then the name in its address, then the nearest folder', () => {
    expect(pathOf(suggest('/team-members', [page('/a/team-member'), page('/b/team-members')]))).toBe('/b/team-members');
    expect(pathOf(suggest('/our-team', [page('/1', 'Our team'), page('/us/our-team')]))).toBe('/us/our-team');
    expect(pathOf(suggest('/prodcts/widget', [page('/services/widget'), page('/products/widget')]))).toBe(
      '/products/widget',
    );
  });

  it('is none when several are equally near', () => {
    expect(suggest('/fr/contact', [page('/en/contact'), page('/de/contact')])).toBeUndefined();
    // A nearer folder decides.
    expect(pathOf(suggest('/fr/contact', [page('/en/contact'), page('/de/contact'), page('/fra/contact')]))).toBe(
      '/fra/contact',
    );
    // Two spellings of one address count as one page.
    expect(pathOf(suggest('/x/contact', [page('/en/contact'), page('/en/contact/')]))).toBe('/en/contact');
  });

  it.each([
    ['other digits', '/report-2024', '/report-2025'],
    ['numbers alone', '/items/12345', '/things/12345'],
    ['short names', '/a/faq', '/b/faq'],
    ['one letter of four', '/a/news', '/b/newt'],
    ['too many letters', '/installing-things', '/uninstalled-thing'],
    ['a query', '/search?q=contact', '/en/search'],
    ['a name that is too long', `/${'long-'.repeat(20)}name`, `/x/${'long-'.repeat(20)}name`],
  ])('is none with %s', (_, broken, known) => {
    expect(suggest(broken, [page(known)])).toBeUndefined();
  });

  it('is sought only for pages of the site that are missing, and only among its pages', () => {
    const known = page('/en/contact');
    expect(suggest({ ...missing('/contact'), reason: 'server_error' }, [known])).toBeUndefined();
    expect(suggest({ ...missing('/contact'), internal: false }, [known])).toBeUndefined();
    expect(suggest('/contact', [{ ...known, internal: false }])).toBeUndefined();
    expect(suggest('/contact', [{ ...known, isPage: false }])).toBeUndefined();
    expect(suggest('/contact', [{ ...known, redirect: { to: `${site}/x`, isPermanent: true } }])).toBeUndefined();
    expect(pathOf(suggest({ ...missing('/contact'), reason: 'gone' }, [known]))).toBe('/en/contact');
  });

  it('is none when too many pages share half of the name: the work for one broken URL is bounded', () => {
    const many = Array.from({ length: 200 }, (_, at) => page(`/x/article-${String.fromCodePoint(0x4e00 + at)}aaaa`));
    expect(suggest('/article-about', many.slice(0, 100))).toBeUndefined();
    const near = page('/x/article-abut');
    expect(pathOf(suggest('/article-about', [near, ...many.slice(0, 100)]))).toBe('/x/article-abut');
    expect(suggest('/article-about', [near, ...many])).toBeUndefined();
  });
});
