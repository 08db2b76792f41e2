import type { Command } from 'commander';
import type { Io } from './io.ts';

type MakeCommand = (io: Io, finish: (code: number) => void) => Command;

interface ListedCommand {
  readonly description: string;
  /** Loaded when it is called: the service is most of the program, and neither `check` nor the help needs any of it. */
  readonly load: () => Promise<MakeCommand>;
}

/** By name, in the order of the help. */
export const commandList: ReadonlyMap<string, ListedCommand> = new Map([
  [
    'check',
    {
      description: 'Check the links of a site, a sitemap, a list, files or the folder of a site. Needs no server.',
      load: async () => (await import('./commands/check.ts')).checkCommand,
    },
  ],
  [
    'serve',
    {
      description: 'Start the service: REST API, crawls, webhooks.',
      load: async () => (await import('./commands/serve.ts')).serveCommand,
    },
  ],
  [
    'migrate',
    {
      description: 'Bring the database up to date. The server does so when it starts.',
      load: async () => (await import('./commands/migrate.ts')).migrateCommand,
    },
  ],
  [
    'setup-link',
    {
      description: 'Print a link that makes the first account. Works while the server runs.',
      load: async () => (await import('./commands/setup-link.ts')).setupLinkCommand,
    },
  ],
  [
    'account',
    {
      description: 'Make and change accounts. Works while the server runs.',
      load: async () => (await import('./commands/account.ts')).accountCommand,
    },
  ],
  [
    'user',
    {
      description: 'Help people who cannot sign in. Works while the server runs.',
      load: async () => (await import('./commands/user.ts')).userCommand,
    },
  ],
  [
    'key',
    {
      description: 'Make, list and revoke API keys. Works while the server runs.',
      load: async () => (await import('./commands/key.ts')).keyCommand,
    },
  ],
  [
    'backup',
    {
      description: 'Write a backup of the database into a file. Works while the server runs.',
      load: async () => (await import('./commands/backup.ts')).backupCommand,
    },
  ],
  [
    'secrets',
    {
      description:
        'Change the key that signing secrets and custom headers are encrypted with. Works while the server runs, except for reset.',
      load: async () => (await import('./commands/secrets.ts')).secretsCommand,
    },
  ],
  [
    'webhooks',
    {
      description: 'Receive, send and explain signed webhooks. Needs no server.',
      load: async () => (await import('./commands/webhooks.ts')).webhooksCommand,
    },
  ],
]);

/** The command that a command line is about: `check` in `check --help`, `help check` and `-- check`. */
export function calledCommand(args: readonly string[]): string | undefined {
  const [first, second] = args.filter((arg) => !arg.startsWith('-'));
  const name = first === 'help' ? second : first;
  return name !== undefined && commandList.has(name) ? name : undefined;
}
