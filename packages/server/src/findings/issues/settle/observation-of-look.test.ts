import { describe, expect, it } from 'vitest';
import type { IssueKind } from '../issue-kinds.ts';
import { type Look, observationOfLook } from './observation-of-look.ts';

const ok: Look['seen'] = {
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
const look = (seen: Partial<NonNullable<Look['seen']>> | undefined, more: Partial<Look> = {}): Look => ({
  at: 1,
  isSiteThere: true,
  seen: seen && { ...ok, ...seen },
  isPartMissing: false,
  isMadeByScripts: false,
  warnings: [],
  findings: [],
  verdict: { reason: null, status_code: null, detail: null, evidence: null },
  ...more,
});
const broken = { verdict: 'broken', reason: 'not_found', read: false };
const login = { verdict: 'unverifiable', reason: 'needs_login', read: false };
const finding = (code: string): Partial<Look> => ({ findings: [{ code, severity: 'error' }] });

const open = { reason: null, state: 'open', fixed_because: null } as const;
const said = (kind: IssueKind, at: Look, issue: object = {}) => {
  const observation = observationOfLook({ ...open, kind, ...issue }, at);
  return observation.result === 'faulty' ? 'faulty' : `${observation.result} ${observation.because}`;
};

describe('a look at one URL decides on', () => {
  it.each([
    ['a broken link', look(broken), 'faulty'],
    ['a link that is good', look({}), 'sound checked'],
    ['a link behind a login', look(login), 'unseen unverifiable'],
    ['a suspect one', look({ verdict: 'suspect', reason: 'timeout' }), 'unseen unconfirmed'],
    ['what must not be requested', look({ verdict: 'not_checked', reason: 'excluded' }), 'unseen excluded'],
    ['what got no verdict', look(undefined), 'unseen not_checked'],
    ['a site that is away', look(broken, { isSiteThere: false }), 'unseen site_unreachable'],
  ])('%s', (_, at, expected) => {
    expect(said('broken_link', at)).toBe(expected);
  });

  it('no link that was on no page any more, as only a crawl can', () => {
    const unlinked = { state: 'fixed', fixed_because: 'unlinked' };
    expect(said('broken_link', look(broken), unlinked)).toBe('unseen needs_crawl');
    expect(said('broken_link', look({}), unlinked)).toBe('sound checked');
    expect(said('broken_link', look(broken), { state: 'fixed', fixed_because: 'checked' })).toBe('faulty');
  });

  it.each([
    ['still there', look({ redirected: true }, { warnings: ['redirect_chain'] }), 'faulty'],
    ['another one', look({ redirected: true }, { warnings: ['redirect_permanent'] }), 'sound checked'],
    ['hidden by a worse fault', look(broken), 'unseen masked'],
  ])('a warning that is %s', (_, at, expected) => {
    expect(said('redirect_chain', at)).toBe(expected);
  });

  it.each([
    ['not there', look({}, { isPartMissing: true }), 'faulty'],
    ['there', look({}), 'sound checked'],
    ['maybe made by scripts', look({}, { isMadeByScripts: true }), 'unseen masked'],
    ['of a page that is broken', look(broken), 'unseen masked'],
    ['of another site', look({ internal: false, read: false }), 'unseen masked'],
  ])('a part of a page that is %s', (_, at, expected) => {
    expect(said('broken_link', at, { reason: 'fragment_missing' })).toBe(expected);
  });

  it.each([
    ['title_missing', look({}, finding('title_missing')), 'faulty'],
    ['title_missing', look({}, finding('h1_missing')), 'sound checked'],
    ['title_missing', look(broken), 'sound page_gone'],
    ['title_missing', look({ redirected: true, read: false }), 'sound page_gone'],
    ['title_missing', look({ verdict: 'broken', reason: 'server_error', read: false }), 'unseen page_not_read'],
    ['title_missing', look(login), 'unseen unverifiable'],
    ['title_duplicate', look({}), 'unseen needs_crawl'],
    ['title_duplicate', look({}, finding('title_duplicate')), 'unseen needs_crawl'],
    ['title_duplicate', look(broken), 'sound page_gone'],
    ['url_forbidden', look(login, finding('url_forbidden')), 'faulty'],
    ['url_forbidden', look({}), 'sound checked'],
    ['sitemap_broken', look(broken), 'unseen needs_crawl'],
    ['sitemap_broken', look({}), 'sound checked'],
  ] as const)('the check %s of a page', (kind, at, expected) => {
    expect(said(kind, at)).toBe(expected);
  });
});
