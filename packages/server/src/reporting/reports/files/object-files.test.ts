import { expect, it } from 'vitest';
import { deleteObjects, deleteReport } from '../index.ts';
import { allOf, crawledSite, reported } from '../report.test-support.ts';
import type { ObjectStorage } from './object-storage.ts';

// `object-storage.long.test.ts` tests the same with a real S3 server.

it('the file of a report is only in the bucket, is read from there, and is deleted with the report', async () => {
  const bucket = new Map<string, Buffer>();
  const objects: ObjectStorage = {
    prefix: 'reports/',
    put: async (key, pieces) => void bucket.set(key, await allOf(pieces)),
    get: async (key) => {
      const file = bucket.get(key);
      if (file === undefined) throw new Error(`no object ${key}`);
      return (async function* () {
        yield file;
      })();
    },
    delete: async (key) => void bucket.delete(key),
  };
  const { ctx, services, db, domainId } = await crawledSite();
  const withBucket = { ctx: { ...ctx, objects }, services: { ...services, objects } };
  const { id, body, bytes } = await reported(withBucket, { domainId, format: 'csv' });
  expect(body.length).toBe(bytes);
  expect([...bucket.values()]).toEqual([body]);
  expect([...bucket.keys()].join()).toMatch(/^reports\//);
  expect(await db.knex('report_chunks').select('report_id')).toEqual([]);
  await deleteReport(withBucket.ctx, { reportId: id });
  await deleteObjects(withBucket.services);
  expect(bucket.size).toBe(0);
});
