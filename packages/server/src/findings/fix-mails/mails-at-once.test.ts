import { expect, it, onTestFinished } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { transaction } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { storeSeededSite } from '../issues/fixes/seeded-site.test-support.ts';
import { lockIssues, settleFixes } from '../issues/index.ts';

describeEveryEmptyDatabase('mails with fixes that are requested at once', (fresh) => {
  it('are 10 a day for one address, also about several domains', async () => {
    const server = await startTestServer({
      db: fresh().open(),
      env: { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:9', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' },
    });
    onTestFinished(() => server.close());
    const { cookie } = await server.personFor(server.ctx);
    const hostnames = ['a.example', 'b.example', 'c.example', 'd.example'];
    const paths = await Promise.all(
      hostnames.map(async (hostname) => {
        const { id } = await verifiedDomain(server, { hostname });
        await storeSeededSite(server.ctx, id);
        await transaction(server.db, async (trx) => {
          await lockIssues(trx, id);
          await settleFixes(trx, { domainId: id, now: server.clock.now() });
        });
        const { body } = await server.call('GET', `/api/v1/domains/${id}/fixes?limit=1`);
        return { path: `/api/v1/domains/${id}/fixes/mail`, fix_ids: [body.data[0]?.id] };
      }),
    );
    const mail = ({ path, fix_ids }: (typeof paths)[number]) =>
      server.call('POST', path, { body: { fix_ids, to: 'webmaster@elsewhere.example' }, cookie });
    for (const path of paths) for (let count = 0; count < 2; count += 1) expect((await mail(path)).status).toBe(202);
    const answers = await Promise.all(paths.map(mail));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 429, 429]);
  });
});
