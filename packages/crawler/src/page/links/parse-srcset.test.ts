import { expect, test } from 'vitest';
import { parseSrcset } from './parse-srcset.ts';

test.each([
  ['a.png', ['a.png']],
  ['a.png, b.png 2x', ['a.png', 'b.png']],
  ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
  ['a.png,b.png 2x', ['a.png,b.png']],
  ['a.png 100w 50h, b.png 50h 100w', ['a.png', 'b.png']],
  ['a.png .5x, b.png 1.5e1x, c.png -0x', ['a.png', 'b.png', 'c.png']],
  ['a.png (b, c), d.png 1x', ['d.png']],
  ['a.png 300, b.png 300px, c.png 2X, d.png 100W', []],
  ['a.png 0w, b.png 1.5w, c.png -1x, d.png 1.x, e.png +1x', []],
  ['a.png 50h, b.png 1x 100w, c.png 1x 50h, d.png 1x 2x, e.png 1w 2w', []],
  ['a.png 2x wide, b.png 2x', ['b.png']],
])('of %j browsers may load %j', (value, urls) => {
  expect(parseSrcset(value)).toEqual(urls);
});
