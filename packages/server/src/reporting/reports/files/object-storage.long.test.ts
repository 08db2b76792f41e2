import { findObjectServer, type ObjectServer, startObjectServer } from '@linkvitals/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { deleteDomain } from '../../../sites/removal/index.ts';
import { testEnvironment } from '../../../test-support/test-context.ts';
import { createReport, deleteObjects, deleteReport, makeReport, readReportFile } from '../index.ts';
import { allOf, crawledSite, reported } from '../report.test-support.ts';
import { createObjectStorage, type ObjectStorage } from './object-storage.ts';

const jar = await findObjectServer();
if (jar === undefined) console.error('SKIPPED: reports in a bucket, which needs Java and S3Proxy from Maven Central');

describe.skipIf(jar === undefined)('files of reports in a bucket', () => {
  let server: ObjectServer;
  beforeAll(async () => {
    server = await startObjectServer(jar ?? '');
    return () => server.close();
  });

  const environment = (changes: Readonly<Record<string, string>> = {}) => ({
    LINKVITALS_S3_ENDPOINT: server.endpoint,
    LINKVITALS_S3_BUCKET: server.bucket,
    LINKVITALS_S3_ACCESS_KEY: server.accessKey,
    LINKVITALS_S3_SECRET_KEY: server.secretKey,
    LINKVITALS_S3_PREFIX: 'reports/',
    ...changes,
  });
  const storage = (changes?: Readonly<Record<string, string>>): ObjectStorage => {
    const found = createObjectStorage(readConfig({ ...testEnvironment, ...environment(changes) }));
    if (found === undefined) throw new Error('no bucket is configured');
    return found;
  };
  async function* pieces(count: number) {
    for (let index = 0; index < count; index += 1) yield Buffer.alloc(1024 * 1024, index);
  }
  const keysOf = async (site: Awaited<ReturnType<typeof crawledSite>>): Promise<string[]> =>
    site.db.knex('report_objects').pluck('object_key');

  it('are uploaded in parts and read without change; deletion removes them, and may be repeated', async () => {
    const objects = storage();
    await objects.put('reports/large', pieces(20));
    const read = await allOf(await objects.get('reports/large'));
    expect(read.equals(await allOf(pieces(20)))).toBe(true);
    await objects.delete('reports/large');
    await expect(objects.get('reports/large')).rejects.toThrow();
    await objects.delete('reports/large');
  });

  it('are refused with a wrong secret', async () => {
    await expect(storage({ LINKVITALS_S3_SECRET_KEY: 'wrong' }).put('reports/x', pieces(1))).rejects.toThrow();
  });

  it('are read from there, and deleted with the report or its domain', async () => {
    const site = await crawledSite({ env: environment() });
    const first = await reported(site, { domainId: site.domainId, format: 'pdf' });
    const second = await reported(site, { domainId: site.domainId, format: 'csv' });
    expect(first.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(second.body.length).toBe(second.bytes);
    expect(await site.db.knex('report_chunks').select('report_id')).toEqual([]);
    const keys = await keysOf(site);
    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toContain(site.domainId);
    await deleteReport(site.ctx, { reportId: first.id });
    await deleteObjects(site.services);
    expect(await keysOf(site)).toHaveLength(1);
    await deleteDomain(site.ctx, { domainId: site.domainId, confirm: 'shop.example.com', version: undefined });
    await deleteObjects(site.services);
    expect(await keysOf(site)).toEqual([]);
    for (const key of keys) await expect(storage().get(key)).rejects.toThrow();
  });

  it('that no report has kept, as the server died, are deleted after a day', async () => {
    const site = await crawledSite({ env: environment() });
    const { id } = await createReport(site.ctx, { domainId: site.domainId, format: 'json' });
    const broken: ObjectStorage = {
      ...storage(),
      put: async (key, content) => {
        await storage().put(key, content);
        throw new Error('the server died here');
      },
    };
    expect(await makeReport({ ...site.services, objects: broken }, { reportId: id })).toBe('retrying');
    const [left = ''] = await keysOf(site);
    await site.db.knex('reports').where({ id }).update({ next_attempt_at: 0 });
    expect(await makeReport(site.services, { reportId: id })).toBe('completed');
    const inADay = { ...site.services.clock, now: () => Date.now() + 86_400_001 };
    await deleteObjects({ ...site.services, clock: inADay });
    await expect(storage().get(left)).rejects.toThrow();
    const { content } = await readReportFile(site.ctx, { reportId: id });
    expect(JSON.parse((await allOf(content)).toString())).toHaveProperty('links');
  });
});
