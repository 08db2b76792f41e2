import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../texts/words.ts';
import { actionsOf } from './actions.ts';
import type { FindingGroup } from './report-source.ts';
import type { BrokenLink, ReportedFix } from './reported-fix.ts';

const findings: readonly FindingGroup[] = ['h1_missing', 'title_missing'].map((code) => ({
  ...{ code, severity: 'warning', title: `Title of ${code}.`, how_to_fix: `Mend ${code}.`, count: 40 },
}));

const link = (change: Partial<BrokenLink> = {}): BrokenLink => ({
  ...{ id: 1, kind: 'broken_link', severity: 'error', url: 'https://a.example/x', internal: true, isPage: true },
  ...{ reason: 'not_found', status_code: 404, pages: 1, foundOn: [], placement: null, suggestion: null, since: 0 },
  ...change,
});

const common = { id: 'x', severity: 'error', pages: 30, since: 0, checks: [], points: 2.2, priority: 3 } as const;
const ofLink = (subject: object, change: Partial<BrokenLink> = {}, targets = 1): ReportedFix =>
  ({ fix: { ...common, ...subject, links: [link(change)] }, targets, codes: [], places: [] }) as unknown as ReportedFix;
const ofPages = (subject: object, codes: readonly string[]): ReportedFix =>
  ({ fix: { ...common, ...subject, points: 0, links: [] }, targets: 0, codes, places: [] }) as unknown as ReportedFix;

const elsewhere = { internal: false, status_code: null };
const url = 'https://a.example/x';
const moved = { kind: 'moved_pattern', from: 'https://a.example/blog/*', to: 'https://a.example/news/*' };

/** A fix, and its title and advice in English. */
const table: readonly (readonly [kind: string, fix: ReportedFix, title: string, advice: string])[] = [
  [
    'a link in the footer',
    ofLink({ kind: 'shared_link', url, place: { region: 'footer', text: 'Imprint', pages: 81 } }),
    'The page does not exist (404) · in the footer of 81 pages · +2 points',
    'Correct the address, or remove the link. One change there corrects all of them.',
  ],
  [
    'a missing page',
    ofLink({ kind: 'missing_page', url }),
    'The page does not exist (404) · on 30 pages · +2 points',
    'Restore the page, or redirect its address to the page that replaces it.',
  ],
  [
    'a folder of the site that moved',
    ofLink(moved, {}, 7),
    'Moved without a redirect · 7 addresses · +2 points',
    'One redirect rule corrects all of them.',
  ],
  [
    'a folder of another site that moved',
    ofLink(moved, elsewhere, 7),
    'Moved without a redirect · 7 addresses · +2 points',
    'Change these links by this rule.',
  ],
  [
    'a host of others whose certificate fails',
    ofLink({ kind: 'dead_host', host: 'b.example' }, { ...elsewhere, reason: 'tls_error' }, 4),
    'The certificate or the secure connection is faulty · 4 addresses · +2 points',
    'Replace the links to this host, or remove them.',
  ],
  [
    'the certificate of the site',
    ofLink({ kind: 'own_certificate', host: 'a.example' }, { reason: 'tls_error', status_code: null }, 4),
    'The certificate or the secure connection is faulty · 4 addresses · +2 points',
    'Renew or replace the certificate of this host.',
  ],
  [
    'a link to another site whose certificate fails',
    ofLink({ kind: 'link', url, points: 0.3 }, { ...elsewhere, reason: 'tls_error' }),
    'The certificate or the secure connection is faulty · on 30 pages · under 1 point',
    'Link to another page, or remove the link.',
  ],
  [
    'a check of a folder',
    ofPages({ kind: 'page_check', code: 'h1_missing', folder: '/products/' }, ['h1_missing']),
    'Title of h1_missing · on 30 pages under /products/',
    'Mend h1_missing.',
  ],
  [
    'a page with two findings',
    ofPages({ kind: 'page', url, pages: 1 }, ['title_missing', 'h1_missing']),
    'Title of title_missing · 1 more finding · on 1 page',
    'Mend title_missing. Mend h1_missing.',
  ],
];

describe('what to fix first', () => {
  it.each(table)('says of %s where and what to change', (_, fix, title, advice) => {
    const { actions } = actionsOf({ findings, fixes: { first: [fix], count: 1 } }, wordsFor('en'));
    expect(actions).toMatchObject([{ title, fix: advice }]);
  });

  it('says nothing in German as it does in English, but for texts of the site', () => {
    const fixes = { first: table.map(([, fix]) => fix), count: table.length };
    const titles = actionsOf({ findings, fixes }, wordsFor('de')).actions.map(({ title, fix }) => `${title} ${fix}`);
    const [footer, missing] = titles;
    expect(footer).toBe(
      'Die Seite gibt es nicht (404) · in der Fußzeile von 81 Seiten · +2 Punkte Korrigieren Sie die Adresse oder entfernen Sie den Link. Eine Änderung dort behebt alle.',
    );
    expect(missing).toContain('auf 30 Seiten · +2 Punkte Stellen Sie die Seite wieder her');
    expect(titles.filter((text) => /\b(?:page|pages|point|the|links)\b/.test(text))).toEqual([]);
  });
});
