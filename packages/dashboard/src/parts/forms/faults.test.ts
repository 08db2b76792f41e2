import { expect, it } from 'vitest';
import { afterEdit, type Field, withoutField } from './faults.ts';

const fields = new Map<string, Field>([
  ['name', 'value'],
  ['crawl_config/exclusions', 'list'],
  ['settings/request_headers', 'value'],
]);

it.each([
  ['a field of its own', 'name', []],
  ['a list', 'crawl_config/exclusions', []],
  ['an entry of a list', 'crawl_config/exclusions/1', []],
  ['a member of an entry', 'settings/request_headers/0/value', ['settings/request_headers/0/value']],
  ['an entry of a field that shows one value', 'name/0', ['name/0']],
  ['the whole request', '', ['']],
])('decides whether a field shows the fault of %s', (_, pointer, left) => {
  expect(Object.keys(withoutField({ [pointer]: 'It is wrong.' }, fields))).toEqual(left);
});

it('an edit removes the faults of its field and those that belong to no field', () => {
  const faults = { name: 'a', 'crawl_config/exclusions/1': 'b', 'settings/request_headers/0/value': 'c' };
  expect(afterEdit(faults, fields, 'crawl_config/exclusions')).toEqual({ name: 'a' });
  expect(afterEdit(faults, fields, 'name')).toEqual({ 'crawl_config/exclusions/1': 'b' });
  expect(afterEdit(faults, fields, undefined)).toEqual({ name: 'a', 'crawl_config/exclusions/1': 'b' });
});
