import { expect, it } from 'vitest';
import { type CommonPlace, commonPlaceOf, placementOf } from './placement.ts';

const place: CommonPlace = { region: 'footer', text: 'Imprint', pages: 212, links: 212 };
const among = { holding: 212, all: 1_000 };

it('says that one change fixes all pages', () => {
  expect(placementOf(place, among)).toEqual({
    region: 'footer',
    text: 'Imprint',
    pages: 212,
    share: 1,
    links_elsewhere: 0,
    in_template: true,
  });
});

it.each([
  ['80 % of the pages that hold it', { pages: 80, links: 100 }, { holding: 100, all: 100 }, true],
  ['less', { pages: 79, links: 100 }, { holding: 100, all: 100 }, false],
  ['two pages', { pages: 2, links: 2 }, { holding: 2, all: 2 }, false],
  ['three pages', { pages: 3, links: 3 }, { holding: 3, all: 100 }, true],
  ['the main part of a few pages', { region: 'main', pages: 3, links: 3 }, { holding: 3, all: 100 }, false],
  ['the main part of nearly all pages', { region: 'main', pages: 80, links: 80 }, { holding: 80, all: 100 }, true],
  ['no landmark on nearly all pages', { region: 'other', pages: 99, links: 99 }, { holding: 99, all: 100 }, true],
] as const)('takes it for part of a template or not: %s', (_, change, counts, inTemplate) => {
  expect(placementOf({ ...place, ...change }, counts)).toMatchObject({ in_template: inTemplate });
});

it('counts the links that would remain after the change', () => {
  expect(placementOf({ ...place, links: 430 }, { ...among, holding: 218 })).toMatchObject({
    pages: 212,
    share: 0.97,
    links_elsewhere: 218,
  });
});

it('is null when the link is in many different places', () => {
  expect(placementOf({ ...place, pages: 49 }, { holding: 100, all: 100 })).toBeNull();
  expect(placementOf({ ...place, pages: 50 }, { holding: 100, all: 100 })).toMatchObject({ share: 0.5 });
});

it('is none when two pages show it with different words, and the place of the one page that shows it', () => {
  const alone = { ...place, region: 'main', pages: 1 } as const;
  expect(placementOf({ ...alone, links: 2 }, { holding: 2, all: 100 })).toBeNull();
  expect(placementOf({ ...alone, links: 2 }, { holding: 1, all: 100 })).toMatchObject({ pages: 1, links_elsewhere: 1 });
});

it('finds the place that most pages have in common, and counts the links in all places', () => {
  const at = (page: string, region: 'main' | 'footer', text: string) => ({ page, region, text });
  const places = [at('/a', 'main', 'here'), at('/a', 'footer', 'Imprint'), at('/b', 'footer', 'Imprint')];
  expect(commonPlaceOf([...places, at('/b', 'footer', 'Imprint')])).toEqual({
    ...{ region: 'footer', text: 'Imprint' },
    ...{ pages: 2, links: 4 },
  });
  expect(commonPlaceOf([])).toBeUndefined();
});
