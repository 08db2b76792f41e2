import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const members = {
  count: (used: number, limit: number | null) =>
    limit === null
      ? plural(used, { one: '# person', other: '# people' })
      : `${used} of ${plural(limit, { one: '# person', other: '# people' })}`,
  needsPlan: 'With the plan of this account, nobody can be invited, and what people may do cannot be changed.',
  full: 'The plan of this account allows no more people. Remove somebody to invite another.',
  table: 'Members',
  columns: { person: 'Person', role: 'Role', rights: 'Rights', lastUsed: 'Last active', actions: 'Actions' },
  you: 'You',
  never: 'never',
  now: 'now',
  roles: { owner: 'Owner', admin: 'Administrator', member: 'Member' },
  roleHints: {
    owner: 'Can do everything.',
    admin: 'Can do everything but delete the account, and change owners.',
    member: 'Can do what is chosen here.',
  },
  everything: 'everything',
  nothing: 'sees no domain',
  rights: { view: 'view', crawl: 'crawl', edit: 'edit', delete: 'delete' },
  onAll: (rights: string) => `${rights} on all domains`,
  inAll: (count: number) => plural(count, { other: '# domains in all' }),
  onOne: (domain: string, rights: string) => `${domain}: ${rights}`,
  change: 'Change',
  changeAt: (name: string) => `Change ${name}`,
  changed: (name: string) => `${name} has these rights from now on.`,
  remove: 'Remove',
  removeAt: (name: string) => `Remove ${name}`,
  removeText: 'Access ends at once, and so do the invitations that this person sent.',
  removed: (name: string) => `${name} was removed.`,
  form: {
    email: 'E-mail',
    role: 'Role',
    scope: 'Domains',
    all: 'All domains, later ones too',
    chosen: 'Only chosen domains',
    chooseDomain: 'Choose at least one domain.',
    search: 'Search domains',
    more: 'There are more domains. Search for the one you want.',
    none: 'There is no domain yet.',
    rightsOn: (domain: string) => `Rights on ${domain}`,
    rightsOnAll: 'Rights on all domains',
    viewIncluded: 'Whoever has a right on a domain may view it too.',
    meanings:
      'View: see everything about it. Crawl: start and cancel crawls, check links again. Edit: change settings, ignore and assign issues, share; on all domains, also add domains. Delete: remove it with its history.',
  },
  invite: {
    open: 'Invite somebody',
    submit: 'Invite',
    sent: (email: string) => `A mail to ${email} is on its way. Its link works once, for 7 days.`,
    linkTitle: 'Pass this link on',
    linkText: (email: string) =>
      `This server sends no mail, so nobody else gives this link to ${email}. It is shown this once, and works once, for 7 days.`,
    linkName: 'the link',
    done: 'I have passed it on',
  },
  pending: {
    title: 'Open invitations',
    none: 'Nobody is invited at the moment.',
    by: (name: string) => `invited by ${name}`,
    sent: 'Sent',
    expires: 'Expires',
    expired: 'Expired',
    resend: 'Send again',
    resendIn: (seconds: number) =>
      plural(seconds, { one: 'You can send it again in # second', other: 'You can send it again in # seconds' }),
    resendAt: (email: string) => `Send again to ${email}`,
    revoke: 'Revoke',
    revokeAt: (email: string) => `Revoke the invitation of ${email}`,
    revokeText: 'The link does not work any more then.',
    revoked: 'The invitation is revoked.',
  },
};
