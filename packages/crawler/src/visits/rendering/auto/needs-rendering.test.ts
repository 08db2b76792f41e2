import { expect, test } from 'vitest';
import { type Compared, type PageFace, RenderingNeeds } from './needs-rendering.ts';

const face: PageFace = { title: 'T', canonicals: [], noindex: false, textLength: 2_000 };
const needs = (more: Partial<Compared>): boolean =>
  new RenderingNeeds().needs({ raw: face, rendered: face, added: [], addsParts: false, ...more });

test.each<[string, boolean, Partial<Compared>]>([
  ['shows the same', false, {}],
  ['has a link more', true, { added: [7] }],
  ['has an id more, which a link of the page names', true, { addsParts: true }],
  ['has another title', true, { rendered: { ...face, title: 'U' } }],
  ['has a canonical link', true, { rendered: { ...face, canonicals: ['https://a.test/'] } }],
  ['has lost its noindex', true, { raw: { ...face, noindex: true } }],
  ['has the text of a banner more', false, { rendered: { ...face, textLength: 2_500 } }],
  ['has twice the text', true, { rendered: { ...face, textLength: 4_000 } }],
  ['has half of the text', false, { rendered: { ...face, textLength: 1_000 } }],
  ['has text where there was none', true, { raw: { ...face, textLength: 0 }, rendered: { ...face, textLength: 120 } }],
  [
    'has a few words where there were none',
    false,
    { raw: { ...face, textLength: 0 }, rendered: { ...face, textLength: 60 } },
  ],
])('a page that, rendered, %s: needs rendering is %s', (_, needed, compared) => {
  expect(needs(compared)).toBe(needed);
});

test('links that scripts add to every page, as those of a banner, are found on the first one; a few of many are not the same', () => {
  const seen = new RenderingNeeds();
  const page = (...added: number[]): boolean => seen.needs({ raw: face, rendered: face, added, addsParts: false });
  expect([page(1, 2, 3, 4), page(4, 2, 3, 1), page(1, 2, 3)]).toEqual([true, false, false]);
  expect([page(1, 2), page(1, 2, 3, 4, 5)]).toEqual([true, true]);
});
