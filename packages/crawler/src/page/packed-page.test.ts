import { expect, test } from 'vitest';
import { LINK_KINDS, REGIONS } from './link-kind.ts';
import { packPage, unpackPage } from './packed-page.ts';
import { readPage } from './read-page.ts';

test('what is packed and sent comes out as it went in, whatever the kind, region and line', () => {
  const page = readPage('<title>t</title><a id=x href=/a>b</a>', 10);
  const links = LINK_KINDS.flatMap((kind) =>
    REGIONS.map((region, i) => ({ href: `/${kind}`, kind, region, text: `${i}`, line: i * 1_000_003 })),
  );
  expect(unpackPage(structuredClone(packPage({ ...page, links })))).toEqual({ ...page, links });
});
