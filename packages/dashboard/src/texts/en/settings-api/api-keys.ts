import type { ApiKeyCreate } from '@linkvitals/contract/types';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const apiKeys = {
  title: 'API keys',
  lead: 'What programs use instead of a password. A key may do what its scopes say, and nothing about members or keys.',
  add: 'Create key',
  full: 'All keys of this account are used. Revoke one to create another.',
  notInPlan: 'The plan of this account has no API keys.',
  empty: {
    title: 'No key yet',
    text: 'Create one for each program, so that you can revoke it without stopping the others.',
  },
  columns: {
    name: 'Name',
    state: 'State',
    scopes: 'Scopes',
    domains: 'Domains',
    expires: 'Expires',
    lastUse: 'Last use',
  },
  states: { active: 'Active', rotated: 'Replaced, works on', expired: 'Expired', revoked: 'Revoked' },
  allDomains: 'All',
  someDomains: (count: number) => plural(count, { one: '# domain', other: '# domains' }),
  madeBy: (name: string) => `made by ${name}`,
  madeByNobody: 'made by a command or a former member',
  neverUsed: 'never',
  neverExpires: 'never',
  actions: {
    column: 'Actions',
    more: (name: string) => `Actions for ${name}`,
    rotate: 'Rotate …',
    revoke: 'Revoke …',
  },
  form: {
    name: 'Name',
    nameHint: 'Such as the program that uses it.',
    scopes: 'Scopes',
    noScope: 'Choose at least one scope.',
    scopesHint: 'As few as the program needs.',
    scopeTexts: {
      'domains:read': 'Domains with their settings and scores',
      'domains:write': 'Add, change, verify and delete domains',
      'crawls:read': 'Crawls, their results, and issues',
      'crawls:write': 'Start and cancel crawls, decide about issues',
      'webhooks:read': 'Webhook endpoints and their deliveries',
      'webhooks:write': 'Add, change, test and delete endpoints',
      'reports:read': 'Reports and share links',
      'reports:write': 'Make and delete reports and share links',
      'account:read': 'The account, its usage, notifications and audit log',
      'account:write': 'Change the account and where notifications go',
    } satisfies Record<ApiKeyCreate['scopes'][number], string>,
    expiry: 'Expires',
    expiries: { '30': 'in 30 days', '90': 'in 90 days', '365': 'in a year', never: 'never' },
    create: 'Create key',
  },
  api: {
    title: 'Call the API',
    text: 'This lists your domains. Put one of your keys in the place of lv_…',
    command: 'the command',
    reference: 'API reference',
    document: 'OpenAPI document',
  },
  secret: {
    title: (name: string) => `The key “${name}”`,
    what: 'the key',
    hint: 'Programs send it in the header Authorization: Bearer lv_…',
  },
  rotateDialog: {
    title: (name: string) => `Rotate ${name}`,
    text: 'You get a new key with the same name, scopes, domains and end. Give it to the program before the old one stops working.',
    overlap: 'The old key works on for',
    overlaps: { '0': 'no longer: it ends at once', '3600': '1 hour', '86400': '1 day', '604800': '7 days' },
    submit: 'Rotate key',
  },
  revokeDialog: {
    title: (name: string) => `Revoke ${name}`,
    text: 'From now on every request with it is refused. It cannot be undone.',
    submit: 'Revoke key',
    done: (name: string) => `${name} was revoked.`,
  },
};
