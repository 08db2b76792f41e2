import type { PageRecord, TargetRecord } from '@linkvitals/crawler';
import { describe, expect, it } from 'vitest';
import { type Seeded, seeded } from '../../../../scale/seeded.ts';
import { SimilarPages } from './similar-pages.ts';
import { Spellings } from './spellings.ts';
import type { BrokenUrl, GoodUrl } from './suggestion.ts';
import { UrlPrints } from './url-prints.ts';

const site = 'https://a.example';

const target = (id: number, url: string): TargetRecord => ({
  type: 'target',
  id,
  url,
  internal: true,
  navigational: true,
  depth: 1,
});

const page = (id: number, { url, title }: Pick<PageRecord, 'url' | 'title'>): PageRecord => ({
  type: 'page',
  target: id,
  url,
  title,
  depth: 1,
  status: 200,
  bytes: 1,
  firstByteMs: 1,
  loadMs: 1,
  links: [],
  linksTruncated: false,
  anchors: new Uint32Array(),
  findings: [],
});

/** Prints of these URLs, which are numbered from 1. */
function printsOf(goods: readonly GoodUrl[]): UrlPrints {
  const prints = new UrlPrints();
  goods.forEach((good, at) => {
    prints.note(target(at + 1, good.url));
    if (good.isPage) prints.note(page(at + 1, good));
  });
  return prints;
}

/** Suggestions for each broken URL when all these good URLs are compared. */
function suggestionsOf(broken: readonly BrokenUrl[], goods: readonly GoodUrl[]) {
  const [spellings, similar] = [new Spellings(broken), new SimilarPages(broken)];
  for (const good of goods) {
    spellings.meet(good);
    similar.meet(good);
  }
  return broken.map((_, at) => [spellings.suggestion(at), similar.suggestion(at)]);
}

function fitting(broken: readonly BrokenUrl[], goods: readonly GoodUrl[]): readonly number[] | undefined {
  const [paths, names] = [new Spellings(broken).prints, new SimilarPages(broken).prints];
  return printsOf(goods).fitting({ paths, names });
}

const missing = (path: string): BrokenUrl => ({ url: `${site}${path}`, internal: true, reason: 'not_found' });
const good = (path: string, title: string | null = null): GoodUrl => ({
  url: `${site}${path}`,
  internal: true,
  redirect: null,
  isPage: true,
  title,
});

const SYLLABLES = ['con', 'tact', 'pro', 'duct', 'news', 'ab', 'out', 'é', '-', '_', '2', '7', 'L', '%C3%A9'];
const ENDS = ['', '', '', '/', '.html', '.HTM', '/index.html', '?x=1'];
const FOLDERS = ['/', '/', '/a/', '/old/shop/', '//b/'];

const pick = (from: readonly string[], dice: Seeded): string => from[dice.below(from.length)] ?? '';
const nameOf = (dice: Seeded): string =>
  Array.from({ length: 1 + dice.below(5) }, () => pick(SYLLABLES, dice)).join('');
const pathOf = (dice: Seeded): string => `${pick(FOLDERS, dice)}${nameOf(dice)}${pick(ENDS, dice)}`;

/** Removes, adds or changes up to three letters, as people mistype. */
function mistype(path: string, dice: Seeded): string {
  let typed = path;
  for (let left = 1 + dice.below(3); left > 0; left -= 1) {
    const at = 1 + dice.below(typed.length);
    typed = typed.slice(0, at) + pick(['', 'x', '-'], dice) + typed.slice(at + dice.below(2));
  }
  return typed;
}

describe('prints of the URLs of a crawl', () => {
  it('leave out no URL on which a suggestion depends', () => {
    let [suggested, leftOut] = [0, 0];
    for (let seed = 1; seed <= 100; seed += 1) {
      const dice = seeded(seed);
      const fresh = Array.from({ length: 150 }, () => good(pathOf(dice), dice.below(2) === 0 ? nameOf(dice) : null));
      const broken = Array.from({ length: 6 }, () => missing(mistype(pathOf(dice), dice)));
      const near = broken.slice(0, 3).map(({ url }) => good(mistype(url.slice(site.length), dice)));
      const goods = [...fresh, ...near];
      const all = suggestionsOf(broken, goods);
      const ids = fitting(broken, goods);
      const some = ids === undefined ? goods : ids.flatMap((id) => goods[id - 1] ?? []);
      expect(suggestionsOf(broken, some), `seed ${seed}`).toEqual(all);
      suggested += all.flat().filter((one) => one != null).length;
      leftOut += goods.length - some.length;
    }
    expect(suggested).toBeGreaterThan(100);
    expect(leftOut).toBeGreaterThan(3_000);
  });

  const others = Array.from({ length: 20 }, (_, at) => good(`/other/thing-${at}`, `Thing ${at}`));

  it.each([
    ['another spelling', '/About/', good('/about')],
    ['a name that differs in letters', '/docs/instalation', good('/docs/installation')],
    ['a title', '/how-to-fix-links', good('/p/7', 'How to fix links | Example')],
  ])('list %s and no other URL', (_, broken, known) => {
    expect(fitting([missing(broken)], [...others, known])).toEqual([others.length + 1]);
  });

  it('list all URLs that only a parser can read', () => {
    expect(fitting([missing('/about')], [...others, good('/caf%C3%A9')])).toEqual([others.length + 1]);
  });

  it('give no list when it would hold more than half of the URLs', () => {
    expect(
      fitting([missing('/x/contact')], [good('/en/contact'), good('/de/contact'), good('/other')]),
    ).toBeUndefined();
  });
});
