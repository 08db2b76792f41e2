import { expect, test } from 'vitest';
import type { PageFacts, PageRecord } from '../types/records.ts';
import { SiteFacts } from './site-facts.ts';

function page(target: number, facts?: PageFacts): PageRecord {
  return {
    type: 'page',
    target,
    url: `https://site.example/${target}`,
    depth: 0,
    status: 200,
    title: null,
    bytes: 0,
    firstByteMs: 0,
    loadMs: 0,
    links: [],
    linksTruncated: false,
    anchors: new Uint32Array(),
    findings: [],
    ...(facts === undefined ? {} : { facts }),
  };
}

function factsOf(target: number): PageFacts {
  return {
    noindex: target % 2 === 0,
    titleHash: 2 ** 53 - target,
    descriptionHash: target % 3,
    textHash: 2 ** 33 + target,
    canonical: target * 3,
    alternates: target % 5 === 0 ? [target, 0xffffffff, 0] : [],
  };
}

test('gives the facts of each page as they were noted, in order of the pages, however many', () => {
  const facts = new SiteFacts();
  const targets = Array.from({ length: 5_000 }, (_, i) => 20_000 - i * 2);
  for (const target of targets) facts.note(page(target, factsOf(target)));
  facts.note(page(1));
  expect(facts.pages).toEqual(targets.toReversed());
  for (const target of targets) expect(facts.of(target)).toEqual(factsOf(target));
  expect([facts.of(1), facts.of(0), facts.of(99_999)]).toEqual([undefined, undefined, undefined]);
});

test('the facts that were noted last count', () => {
  const facts = new SiteFacts();
  facts.note(page(5, factsOf(5)));
  const later = { ...factsOf(6), alternates: [] };
  facts.note(page(5, later));
  expect(facts.of(5)).toEqual(later);
  expect(facts.pages).toEqual([5]);
});
