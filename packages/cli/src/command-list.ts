import { type CommandList, groups } from './listed-command.ts';

/** The commands that need no server on this machine. */
export const commandList: CommandList = new Map([
  [
    'check',
    {
      group: groups.here,
      description: 'Check the links of a site, a sitemap, a list, files or the folder of a site. Needs no server.',
      load: async () => (await import('./commands/check.ts')).checkCommand,
    },
  ],
  [
    'login',
    {
      group: groups.remote,
      description: 'Store the address of a server and an API key for it.',
      load: async () => (await import('./commands/login.ts')).loginCommand,
    },
  ],
  [
    'logout',
    {
      group: groups.remote,
      description: 'Remove a stored server and its key.',
      load: async () => (await import('./commands/logout.ts')).logoutCommand,
    },
  ],
  [
    'profiles',
    {
      group: groups.remote,
      description: 'List the stored servers.',
      load: async () => (await import('./commands/profiles.ts')).profilesCommand,
    },
  ],
  [
    'domains',
    {
      group: groups.remote,
      description: 'List, add, check, change and delete domains.',
      load: async () => (await import('./commands/domains.ts')).domainsCommand,
    },
  ],
  [
    'crawls',
    {
      group: groups.remote,
      description: 'Start, follow and list crawls, and list broken links.',
      load: async () => (await import('./commands/crawls.ts')).crawlsCommand,
    },
  ],
  [
    'issues',
    {
      group: groups.remote,
      description: 'List the faults across crawls, decide about them, and check one again now.',
      load: async () => (await import('./commands/issues.ts')).issuesCommand,
    },
  ],
  [
    'fixes',
    {
      group: groups.remote,
      description: 'List what to fix first.',
      load: async () => (await import('./commands/fixes.ts')).fixesCommand,
    },
  ],
  [
    'share',
    {
      group: groups.remote,
      description: 'Make, list and revoke share links of a domain.',
      load: async () => (await import('./commands/share.ts')).shareCommand,
    },
  ],
  [
    'report',
    {
      group: groups.remote,
      description: 'Have a report of a crawl made, as PDF, HTML, CSV or JSON, and save it.',
      load: async () => (await import('./commands/report.ts')).reportCommand,
    },
  ],
  [
    'trends',
    {
      group: groups.remote,
      description: 'Show how score, broken links, issues and load times have changed.',
      load: async () => (await import('./commands/trends.ts')).trendsCommand,
    },
  ],
  [
    'webhooks',
    {
      group: groups.remote,
      description: 'Endpoints of the account; and, without a server, receive, send and explain signed webhooks.',
      load: async () => (await import('./commands/webhooks.ts')).webhooksCommand,
    },
  ],
  [
    'accounts',
    {
      group: groups.remote,
      description: 'List your accounts, choose one, make one of your own.',
      load: async () => (await import('./commands/accounts.ts')).accountsCommand,
    },
  ],
  [
    'members',
    {
      group: groups.remote,
      description: 'List, invite, change and remove the people of the account.',
      load: async () => (await import('./commands/members.ts')).membersCommand,
    },
  ],
  [
    'keys',
    {
      group: groups.remote,
      description: 'List, make, rotate and revoke the API keys of the account.',
      load: async () => (await import('./commands/keys.ts')).keysCommand,
    },
  ],
  [
    'audit-log',
    {
      group: groups.remote,
      description: 'List who changed what in the account.',
      load: async () => (await import('./commands/audit-log.ts')).auditLogCommand,
    },
  ],
  [
    'completion',
    {
      group: groups.here,
      description: 'Print a script by which bash, zsh or fish completes the command line.',
      load: async () => (await import('./commands/completion.ts')).completionCommand,
    },
  ],
]);

/** The first word of a command line that may name a command: `check` in `check --help`, `help check` and `-- check`. */
export function namedCommand(args: readonly string[]): string | undefined {
  const [first, second] = args.filter((arg) => !arg.startsWith('-'));
  return first === 'help' ? second : first;
}
