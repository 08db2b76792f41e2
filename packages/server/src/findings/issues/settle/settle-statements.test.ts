import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import {
  type Finding,
  type FindingsTest,
  findings,
  none,
  settleFound,
  startFindingsTest,
} from './findings.test-support.ts';

/** The event of Knex for a statement. `more`: the statement runs again with each of these values. */
interface Sent {
  readonly more?: readonly unknown[];
}

/** Settles a crawl and counts the statements that the database received. */
async function count(site: FindingsTest, found: readonly Finding[]) {
  const { knex } = site.test.db;
  let sent = 0;
  const note = ({ more = [] }: Sent): void => {
    sent += 1 + more.length;
  };
  knex.on('query', note);
  const { all, id } = await settleFound(site, found, () => {
    sent = 0;
  });
  knex.removeListener('query', note);
  return { all, id, sent };
}

describeEveryEmptyDatabase('statements that settle 1,800 issues', (fresh) => {
  it('are few for hundreds of issues, whether these are new, persisting or fixed', async () => {
    const site = await startFindingsTest(fresh().open());
    const first = await count(site, findings);
    expect(first.all).toEqual({ ...none, new: findings.length });
    const second = await count(site, findings);
    expect(second.all).toEqual({ ...none, persisting: findings.length });
    const third = await count(site, []);
    expect(third.all).toEqual({ ...none, fixed: findings.length });
    for (const { sent } of [first, second, third]) expect(sent).toBeLessThan(findings.length / 50);
    const fixed = site.test.db.knex('issue_changes').where({ change_kind: 'fixed' });
    const changes = await fixed
      .clone()
      .select('domain_id', 'crawl_id', 'actor_name', 'evidence', 'created_at')
      .distinct();
    expect(changes).toEqual([
      {
        domain_id: site.domainId,
        crawl_id: third.id,
        actor_name: null,
        evidence: '{"because":"checked"}',
        created_at: site.test.ctx.clock.now(),
      },
    ]);
    const issues: string[] = await fixed.clone().pluck('issue_id');
    expect(new Set(issues).size).toBe(findings.length);
    const ids: string[] = await fixed.clone().pluck('id');
    expect(new Set(ids).size).toBe(findings.length);
  });
});
