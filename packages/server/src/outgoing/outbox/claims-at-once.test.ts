import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { transaction } from '../../platform/storage/index.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { claimRows, listNext, type Rules } from '../attempts/index.ts';
import { outboxQueue, queueMail } from './index.ts';
import { type ClaimableMail, listClaimableMails } from './store.ts';

const CLAIMERS = 4;
const MAILS = 24;

describeEveryEmptyDatabase('servers that claim at once', (fresh) => {
  let test: TestContext;
  beforeEach(async () => {
    const env = {
      LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:9',
      LINKVITALS_MAIL_FROM: 'Linkvitals <bot@linkvitals.example>',
    };
    test = await createTestContext({ db: fresh().open(), env });
  });
  afterEach(() => test.close());

  const queue = async (to: string): Promise<string> => {
    const mail = { to, kind: 'reset_password', subject: 's', text: 't', html: 'h' } as const;
    return (await transaction(test.db, (trx) => queueMail(test.services, trx, mail)))?.id ?? '';
  };
  const rules = (read: Rules<ClaimableMail>['read']): Rules<ClaimableMail> => ({
    queue: outboxQueue,
    read,
    endOf: () => undefined,
    unchanged: () => test.db.knex.select(test.db.knex.raw('1')),
  });

  it('take each row once, and look at each no more than once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < MAILS; n += 1) ids.push(await queue(`reader-${n}@example.com`));
    let looks = 0;
    // All have read that every row is free before the first of them claims one: none can know of the others.
    const all = Promise.withResolvers<void>();
    let waiting = CLAIMERS;
    const claimers = Array.from({ length: CLAIMERS }, (_, n) => {
      const read = async (wanted: readonly string[]) => {
        looks += wanted.length;
        const rows = await listClaimableMails(test.db, wanted);
        waiting -= 1;
        if (waiting === 0) all.resolve();
        await all.promise;
        return rows;
      };
      return claimRows({ ...test.services, instance: `server ${n}` }, rules(read), ids);
    });
    const claims = (await Promise.all(claimers)).flat();
    const claimed = claims.filter((claim) => claim?.kind === 'claimed');
    expect(claimed.map((claim) => claim.row.id).toSorted()).toEqual(ids.toSorted());
    expect(claims.filter((claim) => claim?.kind === 'taken')).toHaveLength((CLAIMERS - 1) * MAILS);
    expect(looks).toBe(CLAIMERS * MAILS);
  });

  it('go on with different rows of a lane when both of its attempts end at the same moment', async () => {
    const ids: string[] = [];
    const lane = { recipient: 'reader@example.com' };
    for (let n = 0; n < 3; n += 1) {
      ids.push(await queue(lane.recipient));
      await test.db
        .knex('outgoing_mails')
        .where({ id: ids[n] })
        .update({ next_attempt_at: n + 1 });
    }
    const look = (slot: number) => listNext(test.db.knex, outboxQueue, [{ lane, slot }], { now: Date.now() });
    const found = await Promise.all([look(1), look(2)]);
    expect(found.flat().map((due) => due?.id)).toEqual([ids[0], ids[1]]);
    await test.db.knex('outgoing_mails').whereNot({ id: ids[2] }).delete();
    expect((await look(2)).map((due) => due?.id)).toEqual([ids[2]]);
  });
});
