import { describe, expect, it } from 'vitest';
import {
  observationOfFragment,
  observationOfOldStart,
  observationOfPage,
  observationOfTarget,
  observationOfUnfound,
  type SeenUrl,
} from './observation.ts';

const page: SeenUrl = {
  internal: true,
  verdict: 'ok',
  reason: 'ok',
  requested: true,
  redirected: false,
  html: true,
  read: true,
  linksRead: true,
  rendered: null,
};
const external: SeenUrl = { ...page, internal: false, html: false, read: false, linksRead: false };
const missing: SeenUrl = {
  ...page,
  verdict: 'broken',
  reason: 'not_found',
  html: false,
  read: false,
  linksRead: false,
  rendered: null,
};
const failing: SeenUrl = { ...missing, reason: 'server_error' };
const refused: SeenUrl = { ...missing, verdict: 'unverifiable', reason: 'blocked' };
const excluded: SeenUrl = { ...missing, verdict: 'not_checked', reason: 'excluded', requested: false };
const whole = { completed: true, truncated: false };
const sound = (because: string) => ({ result: 'sound', because });
const unseen = (because: string) => ({ result: 'unseen', because });

describe('a target that a crawl found without its fault', () => {
  it.each([
    ['answers well', 'broken_link', page, sound('checked')],
    [
      'answers well, as another crawl had found',
      'broken_link',
      { ...external, requested: false },
      unseen('from_cache'),
    ],
    ['of another site answers well', 'broken_link', external, sound('checked')],
    ['refuses to say', 'broken_link', refused, unseen('unverifiable')],
    ['failed once', 'broken_link', { ...failing, verdict: 'suspect' }, unseen('unconfirmed')],
    ['is excluded', 'broken_link', excluded, unseen('excluded')],
    [
      'is not allowed by robots.txt',
      'broken_link',
      { ...excluded, reason: 'robots_disallowed' },
      unseen('robots_disallowed'),
    ],
    ['is over a limit', 'broken_link', { ...excluded, reason: 'page_limit' }, unseen('not_checked')],
    [
      'was reached when the crawl was stopped',
      'broken_link',
      { ...excluded, reason: 'interrupted' },
      unseen('crawl_failed'),
    ],
    ['was never reached', 'broken_link', { ...excluded, verdict: null, reason: null }, unseen('crawl_failed')],
    ['redirected and is broken now', 'redirect_permanent', missing, unseen('masked')],
    ['only looked found and is missing now', 'soft_404', missing, sound('checked')],
    ['redirected and does not any more', 'redirect_chain', page, sound('checked')],
  ])('and %s', (_name, kind, seen, expected) => {
    expect(observationOfTarget(kind, seen)).toEqual(expected);
  });
});

describe('a target that a crawl did not find', () => {
  const one = (seen: SeenUrl | undefined) => ({ seen, count: 1 });
  it.each([
    ['its page was read', [one(page)], false, sound('unlinked')],
    ['its page is missing', [one(missing)], false, sound('unlinked')],
    ['its page leads elsewhere', [one({ ...page, redirected: true, read: false })], false, sound('unlinked')],
    ['its page is no page any more', [one({ ...page, html: false, read: false })], false, sound('unlinked')],
    ['its page fails', [one(failing)], false, unseen('page_not_read')],
    ['its page refuses', [one(refused)], false, unseen('page_not_read')],
    ['its page is excluded', [one(excluded)], false, unseen('page_not_read')],
    ['its page is too deep to be read', [one({ ...page, read: false })], false, unseen('page_not_read')],
    ['links of its page were left out', [one({ ...page, linksRead: false })], false, unseen('page_not_read')],
    ['one of its pages was read and another fails', [one(page), one(failing)], true, unseen('page_not_read')],
    ['its page was not met, as others failed', [one(undefined)], false, unseen('page_not_read')],
    ['its page was not met, and all others were read', [one(undefined)], true, sound('unlinked')],
    ['nobody knows which pages held it', [], true, unseen('page_not_read')],
  ])('when %s', (_name, holders, isWhole, expected) => {
    expect(observationOfUnfound(holders, isWhole, whole)).toEqual(expected);
  });

  it('gives the reason why the crawl was cut short', () => {
    expect(observationOfUnfound([one(failing)], false, { completed: false, truncated: true })).toEqual(
      unseen('crawl_failed'),
    );
    expect(observationOfUnfound([one(failing)], false, { completed: true, truncated: true })).toEqual(
      unseen('truncated'),
    );
  });
});

describe('a missing fragment that is not reported any more', () => {
  const view = {
    ...whole,
    page,
    isMadeByScripts: false,
    isStillLinked: true,
    holders: [{ seen: page, count: 1 }],
    isWhole: false,
  };
  it.each([
    ['the page was read', {}, sound('checked')],
    ['the crawl failed before parts are judged', { completed: false }, unseen('crawl_failed')],
    ['scripts make the page', { isMadeByScripts: true }, unseen('masked')],
    ['the page is broken', { page: missing }, unseen('masked')],
    ['the page is of another site', { page: external }, unseen('masked')],
    ['nothing links to it', { page: missing, isStillLinked: false }, sound('unlinked')],
    ['the page was not met', { page: undefined, isStillLinked: false }, sound('unlinked')],
    [
      'the pages that link to it fail',
      { page: undefined, isStillLinked: false, holders: [{ seen: failing, count: 1 }] },
      unseen('page_not_read'),
    ],
  ])('when %s', (_name, change, expected) => {
    expect(observationOfFragment({ ...view, ...change })).toEqual(expected);
  });
});

describe('a page check that is not reported any more', () => {
  const view = { ...whole, isWhole: true, isDecidedBySite: false, areReferencesJudged: true };
  const site = { ...view, isDecidedBySite: true };
  const partly = { ...view, isWhole: false };
  it.each([
    ['the page was read', 'title_missing', page, partly, sound('checked')],
    ['the page was rendered', 'title_missing', { ...page, rendered: 'yes' }, partly, sound('checked')],
    ['the page needed no rendering', 'title_missing', { ...page, rendered: 'no' }, partly, sound('checked')],
    ['rendering it failed', 'title_missing', { ...page, rendered: 'crashed' }, view, unseen('not_rendered')],
    ['scripts ran', 'links_need_scripts', { ...page, rendered: 'yes' }, partly, sound('checked')],
    ['scripts did not run', 'links_need_scripts', { ...page, rendered: 'no' }, view, unseen('not_rendered')],
    ['no page is rendered', 'canonical_changed', page, view, unseen('not_rendered')],
    ['rendering failed again', 'noindex_changed', { ...page, rendered: 'memory' }, view, unseen('not_rendered')],
    ['the page is missing', 'title_missing', missing, partly, sound('page_gone')],
    [
      'the page leads elsewhere',
      'title_missing',
      { ...page, redirected: true, read: false },
      partly,
      sound('page_gone'),
    ],
    ['the page fails', 'title_missing', failing, view, unseen('page_not_read')],
    ['the page refuses', 'title_missing', refused, view, unseen('unverifiable')],
    ['the page was only checked', 'title_missing', { ...page, read: false }, view, unseen('page_not_read')],
    ['the page was not met, and all others were read', 'title_missing', undefined, view, sound('page_gone')],
    ['the page was not met, as others failed', 'title_missing', undefined, partly, unseen('page_not_read')],
    ['pages were compared', 'title_duplicate', page, site, sound('checked')],
    ['another page could not be read', 'title_duplicate', page, { ...site, isWhole: false }, unseen('page_not_read')],
    [
      'what it names refuses to say',
      'canonical_broken',
      page,
      { ...site, areReferencesJudged: false },
      unseen('unverifiable'),
    ],
    ['the URL is allowed', 'url_forbidden', page, site, sound('checked')],
    ['the URL is missing', 'url_forbidden', missing, site, sound('checked')],
    ['the URL refuses otherwise', 'url_forbidden', refused, site, unseen('unverifiable')],
    ['the URL works', 'sitemap_broken', page, site, sound('checked')],
    ['no sitemap lists the URL', 'sitemap_broken', missing, site, sound('unlinked')],
    ['the sitemap was not read', 'sitemap_broken', missing, { ...site, isWhole: false }, unseen('page_not_read')],
  ])('when %s', (_name, code, seen, extent, expected) => {
    expect(observationOfPage(code, seen, extent)).toEqual(expected);
  });
});

it.each([
  ['whole', {}, sound('unlinked')],
  ['in part', { truncated: true }, unseen('truncated')],
  ['not to its end', { completed: false }, unseen('crawl_failed')],
  ['but for a sitemap', { sitemapsRead: false }, unseen('page_not_read')],
])('an earlier start URL that was not found by a crawl that read the site %s', (_name, crawl, expected) => {
  expect(observationOfOldStart({ ...whole, sitemapsRead: true, ...crawl })).toEqual(expected);
});
