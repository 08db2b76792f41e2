import { expect, it } from 'vitest';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { insertIssue } from '../../../test-support/insert-issue.ts';
import { startTestServer } from '../../../test-support/test-server.ts';
import { previewRule } from './preview-rule.ts';

it('a preview of a rule compares a limited number of open issues, and says so', async () => {
  const server = await startTestServer();
  const { id: domainId } = await verifiedDomain(server);
  for (const path of ['/1', '/2', '/3']) await insertIssue(server.ctx, { domainId, url: `https://example.com${path}` });
  const rule = { domainId, kind: null, url_pattern: 'https://example.com/*' };
  const { knex } = server.ctx.db;
  expect(await previewRule(knex, rule)).toMatchObject({ openIssues: 3, fitting: 3, isComplete: true });
  expect(await previewRule(knex, rule, { max: 3 })).toMatchObject({ fitting: 3, isComplete: true });
  expect(await previewRule(knex, rule, { max: 2 })).toMatchObject({ openIssues: 3, fitting: 0, isComplete: false });
  await server.close();
});
