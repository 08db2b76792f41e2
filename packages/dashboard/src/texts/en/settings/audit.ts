import { createPlural } from '../../plural.ts';
import { actions } from './audit-actions.ts';
import { members } from './audit-members.ts';

const plural = createPlural('en');

export const audit = {
  lead: 'Who changed what, and from where. Entries are kept for 400 days, and nobody can change them. Those about a domain go when it is deleted, except the one of its deletion.',
  table: 'Audit log',
  columns: { when: 'When', who: 'Who', what: 'What', changes: 'Before and after' },
  actions,
  filter: 'What was done',
  any: 'Everything',
  actors: { person: '', 'api-key': 'API key', operator: 'Operator of the server', schedule: 'Schedule' },
  from: (address: string) => `from ${address}`,
  onlyBy: (name: string) => `Only what ${name} did`,
  onlyOf: (name: string) => `Only what was done to ${name}`,
  all: 'Show everything',
  chosen: 'Only some entries are shown.',
  none: 'There is no such entry.',
  /** The name of a member, for example "Mail about broken links" for `email_alerts`. */
  member: (name: string) => (Object.hasOwn(members, name) ? members[name] : undefined) ?? name,
  yes: 'yes',
  no: 'no',
  unset: 'none',
  states: { open: 'open', fixed: 'fixed', ignored: 'ignored', enabled: 'enabled', disabled: 'disabled' } as Readonly<
    Record<string, string>
  >,
  someDomain: 'a domain',
  someCrawl: 'a crawl that is kept no longer',
  crawlOf: (when: string) => `the one of ${when}`,
  somebody: 'somebody who is no member any more',
  endpoints: (count: number) => plural(count, { one: '# endpoint', other: '# endpoints' }),
  reference: 'What the API says of each of these names',
  becomes: 'becomes',
};
