import type { Command } from 'commander';
import type { Io } from './io.ts';

type MakeCommand = (io: Io, finish: (code: number) => void) => Command;

/** Headings of the help, by where a command works. */
const groups = {
  here: 'Without a server:',
  operator: 'For the operator, on the machine of the server (they open its database):',
  remote: 'For a server anywhere, with an API key or as a person (they call its API):',
} as const;

interface ListedCommand {
  readonly group: (typeof groups)[keyof typeof groups];
  readonly description: string;
  /** Called when the command is run: the service is most of the program, and neither `check` nor the help needs it. */
  readonly load: () => Promise<MakeCommand>;
}

/** The commands by name, in the order of the help. */
export const commandList: ReadonlyMap<string, ListedCommand> = new Map([
  [
    'check',
    {
      group: groups.here,
      description: 'Check the links of a site, a sitemap, a list, files or the folder of a site. Needs no server.',
      load: async () => (await import('./commands/check.ts')).checkCommand,
    },
  ],
  [
    'serve',
    {
      group: groups.operator,
      description: 'Start the service: REST API, crawls, webhooks.',
      load: async () => (await import('./commands/serve.ts')).serveCommand,
    },
  ],
  [
    'migrate',
    {
      group: groups.operator,
      description: 'Bring the database up to date. The server does so when it starts.',
      load: async () => (await import('./commands/migrate.ts')).migrateCommand,
    },
  ],
  [
    'setup-link',
    {
      group: groups.operator,
      description: 'Print a link that makes the first account. Works while the server runs.',
      load: async () => (await import('./commands/setup-link.ts')).setupLinkCommand,
    },
  ],
  [
    'account',
    {
      group: groups.operator,
      description: 'Make and change accounts. Works while the server runs.',
      load: async () => (await import('./commands/account.ts')).accountCommand,
    },
  ],
  [
    'user',
    {
      group: groups.operator,
      description: 'Help people who cannot sign in. Works while the server runs.',
      load: async () => (await import('./commands/user.ts')).userCommand,
    },
  ],
  [
    'key',
    {
      group: groups.operator,
      description: 'Make, list and revoke API keys. Works while the server runs.',
      load: async () => (await import('./commands/key.ts')).keyCommand,
    },
  ],
  [
    'backup',
    {
      group: groups.operator,
      description: 'Write a backup of the database into a file. Works while the server runs.',
      load: async () => (await import('./commands/backup.ts')).backupCommand,
    },
  ],
  [
    'clock',
    {
      group: groups.operator,
      description:
        'Compare the clock with the database, and confirm it after a long stop. Works while the server runs.',
      load: async () => (await import('./commands/clock.ts')).clockCommand,
    },
  ],
  [
    'secrets',
    {
      group: groups.operator,
      description:
        'Change the key that signing secrets and custom headers are encrypted with. Works while the server runs, except for reset.',
      load: async () => (await import('./commands/secrets.ts')).secretsCommand,
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
      load: async () => {
        const { completionCommand } = await import('./commands/completion.ts');
        return (io) => completionCommand(io, [...commandList.values()]);
      },
    },
  ],
]);

/** The name of the command in a command line: `check` in `check --help`, `help check` and `-- check`. */
export function calledCommand(args: readonly string[]): string | undefined {
  const [first, second] = args.filter((arg) => !arg.startsWith('-'));
  const name = first === 'help' ? second : first;
  return name !== undefined && commandList.has(name) ? name : undefined;
}
