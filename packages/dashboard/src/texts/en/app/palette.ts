import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const palette = {
  /** The text of the button that opens the palette. */
  open: 'Search',
  title: 'Commands',
  controlKey: 'Ctrl K',
  label: 'Search domains, issues, pages and actions',
  count: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  searching: 'Searching …',
  none: 'Nothing found. Try another word, or part of a domain name.',
  groups: {
    actions: 'Add',
    domains: 'Domains',
    pages: 'Go to',
    kinds: 'Kinds of issues',
    person: 'You',
    search: 'Search',
    issues: 'Open issues',
  },
  reference: 'API reference',
  rules: 'Rules that ignore issues',
  searchIssues: (text: string) => `Search issues for “${text}”`,
  /** The line below the URL of an issue. */
  issueOf: (what: string, domain: string) => `${domain}: ${what}`,
  switchTo: (account: string) => `Switch to ${account}`,
  theme: (name: string) => `Theme: ${name}`,
  language: (name: string) => `Language: ${name}`,
  /** Further words by which an entry is found. */
  also: {
    start: 'run check scan now',
    verify: 'verify ownership TXT record',
    download: 'download save',
    rules: 'silence mute hide false alarm',
    remove: 'remove domain',
    theme: 'dark mode light mode colours appearance',
    language: 'language translate',
    shortcuts: 'keys hotkeys help',
    signOut: 'log out leave quit',
    addDomain: 'new site website create',
    invite: 'add member user colleague team',
    addWebhook: 'add webhook new',
    createKey: 'new token add api',
    pages: {
      account: 'profile password plan usage time zone name e-mail',
      security: 'sessions devices passkey one-time codes two-factor',
      members: 'team users people rights invitations',
      notifications: 'mail chat Slack alerts',
      webhooks: 'API endpoints deliveries',
      apiKeys: 'API tokens',
      audit: 'history changes who',
    } as Readonly<Record<string, string>>,
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    always: 'Everywhere',
    escape: 'Close a dialog or menu',
    single: 'Single keys and sequences',
    atDomain: 'On the pages of a domain',
    search: 'Search the list of this page',
    offer: 'Go to the button of a message, such as Undo',
    on: 'Use shortcuts of single keys',
    onHint: 'They never work while you type. Switch them off if you use voice control, or press keys by accident.',
  },
};
