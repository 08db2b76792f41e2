import { expect, it } from 'vitest';
import { readAuditSearch } from './audit-search.ts';

const id = '0190f3a0-0000-7000-8000-000000000005';
const nothing = { action: undefined, actor: undefined, subject: undefined };

it.each([
  [
    { action: 'domain.updated', actor: id, subject: id },
    { action: 'domain.updated', actor: id, subject: id },
  ],
  [{ action: 'domain.painted', actor: 'ada', subject: 7 }, {}],
  [{ actor: `${id}0`, subject: [id] }, {}],
])('reads the query %j as %j', (search, expected) => {
  expect(readAuditSearch(search)).toEqual({ ...nothing, ...expected });
});
