import { expect, test } from 'vitest';
import { readBrowserconfig } from './read-browserconfig.ts';

const links = (text: string): string[] =>
  readBrowserconfig(text).map(({ kind, href, line }) => `${kind} ${href} ${line}`);

test('has the images of the tiles, with their lines', () => {
  const text = `<?xml version="1.0" encoding="utf-8"?>
<browserconfig><msapplication><tile>
  <square70x70logo src="/70.png?a=1&amp;b=2"/><square150x150logo
    src='/150.png'/>
  <!-- <square310x310logo src="/no.png"/> -->
  <wide310x150logo src = "/wide.png" /><TileImage src="/tile.png"/><TileColor>#da532c</TileColor>
  <square310x310logo src=""/><square310x310logo/>
</tile><notification><polling-uri src="/poll"/></notification></msapplication></browserconfig>`;
  expect(links(text)).toEqual(['icon /70.png?a=1&b=2 3', 'icon /150.png 3', 'icon /wide.png 6', 'icon /tile.png 6']);
});

test.each(['', '<', '<!--', '<square70x70logo src="/a', '{"icons": []}'])('has nothing of %j', (text) => {
  expect(links(text)).toEqual([]);
});

test('takes a hundred links, of a file that is made to be slow as well', () => {
  expect(links('<TileImage src="/a"/>'.repeat(10_000))).toHaveLength(100);
  expect(links('<!--'.repeat(60_000))).toEqual([]);
  expect(links(`<TileImage ${'\n'.repeat(250_000)}>`.repeat(2))).toEqual([]);
});
