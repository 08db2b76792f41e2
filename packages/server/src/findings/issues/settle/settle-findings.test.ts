import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { findings, none, settleFound, startFindingsTest, urlOf } from './findings.test-support.ts';

describeEveryEmptyDatabase(
  'the findings of page checks',
  (fresh) => {
    it('become one issue each, which persists, and is fixed when the finding is gone', async () => {
      const site = await startFindingsTest(fresh().open());
      const { knex } = site.test.db;
      const first = await settleFound(site, findings);
      expect(first.all).toEqual({ ...none, new: findings.length });
      const issues = await knex('issues').orderBy('id');
      const keyOf = ({ url, kind, detail }: Record<string, string>) => `${url} ${kind} ${detail}`;
      expect(issues.map(keyOf).sort()).toEqual(
        findings.map(({ page, code, detail }) => `${urlOf(page)} ${code} ${detail}`).sort(),
      );
      expect(new Set(issues.map(({ state, outcome, version }) => `${state} ${outcome} ${version}`))).toEqual(
        new Set(['open new 1']),
      );
      const changes = await knex('issue_changes').orderBy('id');
      expect(changes.map(({ issue_id }) => issue_id).sort()).toEqual(issues.map(({ id }) => id));
      const [slow] = issues.filter(({ kind }) => kind === 'slow_page');
      const change = changes.find(({ issue_id }) => issue_id === slow?.id);
      expect(change).toMatchObject({ change_kind: 'opened', crawl_id: first.id, actor_name: null });
      expect(JSON.parse(change?.evidence)).toEqual({ reason: null, status_code: 200, detail: slow?.detail });

      const second = await settleFound(site, findings);
      expect(second.all).toEqual({ ...none, persisting: findings.length });
      expect(await knex('issue_changes').count({ n: '*' })).toEqual([{ n: changes.length }]);
      expect(await knex('issues').where({ version: 1, last_seen_crawl_id: second.id }).count({ n: '*' })).toEqual([
        { n: findings.length },
      ]);

      const third = await settleFound(
        site,
        findings.filter(({ page, code }) => page > 10 || code !== 'slow_page'),
      );
      expect(third.all).toEqual({ ...none, persisting: findings.length - 10, fixed: 10 });
      const fourth = await settleFound(site, findings);
      expect(fourth.all).toEqual({ ...none, persisting: findings.length - 10, reopened: 10 });
    });

    it('are updated when they change, ignored by a new rule, and stay ignored by a person', async () => {
      const site = await startFindingsTest(fresh().open());
      const { knex } = site.test.db;
      const some = findings.filter(({ page }) => page <= 3);
      await settleFound(site, some.slice(0, 4));
      const ofPage = (page: number, kind: string) => ({ url: urlOf(page), kind });
      await knex('issues').where(ofPage(1, 'slow_page')).update({ state: 'ignored', ignored_at: 1 });
      // An earlier version of the server gave this issue another severity.
      await knex('issues').where(ofPage(2, 'title_missing')).update({ severity: 'notice' });
      const rule = { account_id: site.test.ctx.account.id, domain_id: site.domainId, kind: 'title_missing' };
      const words = { reason: 'known', created_by: 'Ada', created_at: 1 };
      await knex('issue_rules').insert({ id: site.test.ctx.ids.uuid(), ...rule, ...words });

      const changed = some.map((one) =>
        one.page === 2 && one.code === 'slow_page' ? { ...one, detail: 'other' } : one,
      );
      const { all } = await settleFound(site, changed);
      // Both findings of page 1 are known, and those of page 2; of page 3 one is new, and the rule ignores the other.
      expect(all).toEqual({ ...none, new: 1, persisting: 3 });
      const issue = (page: number, kind: string) => knex('issues').where(ofPage(page, kind)).first();
      expect(await issue(1, 'slow_page')).toMatchObject({ state: 'ignored', outcome: 'none' });
      expect(await issue(2, 'slow_page')).toMatchObject({ state: 'open', detail: 'other', version: 2 });
      expect(await issue(2, 'title_missing')).toMatchObject({ state: 'open', severity: 'error', version: 2 });
      expect(await issue(3, 'slow_page')).toMatchObject({ state: 'open', outcome: 'new' });
      expect(await issue(3, 'title_missing')).toMatchObject({ state: 'ignored', outcome: 'none', ignored_by: 'Ada' });
    });
  },
  { short: 'sqlite' },
);
