import { type CommandList, commandList, groups, type ListedCommand, type ServerCommand } from 'linkvitals';

const operatorCommands: Readonly<Record<ServerCommand, ListedCommand>> = {
  serve: {
    group: groups.operator,
    description: 'Start the service: REST API, crawls, webhooks.',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  migrate: {
    group: groups.operator,
    description: 'Bring the database up to date. The server does so when it starts.',
    load: async () => (await import('./commands/migrate.ts')).migrateCommand,
  },
  'setup-link': {
    group: groups.operator,
    description: 'Print a link that makes the first account. Works while the server runs.',
    load: async () => (await import('./commands/setup-link.ts')).setupLinkCommand,
  },
  account: {
    group: groups.operator,
    description: 'Make and change accounts. Works while the server runs.',
    load: async () => (await import('./commands/account.ts')).accountCommand,
  },
  user: {
    group: groups.operator,
    description: 'Help people who cannot sign in. Works while the server runs.',
    load: async () => (await import('./commands/user.ts')).userCommand,
  },
  key: {
    group: groups.operator,
    description: 'Make, list and revoke API keys. Works while the server runs.',
    load: async () => (await import('./commands/key.ts')).keyCommand,
  },
  backup: {
    group: groups.operator,
    description: 'Write a backup of the database into a file. Works while the server runs.',
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  clock: {
    group: groups.operator,
    description: 'Compare the clock with the database, and confirm it after a long stop. Works while the server runs.',
    load: async () => (await import('./commands/clock.ts')).clockCommand,
  },
  secrets: {
    group: groups.operator,
    description:
      'Change the key that signing secrets and custom headers are encrypted with. Works while the server runs, except for reset.',
    load: async () => (await import('./commands/secrets.ts')).secretsCommand,
  },
};

/** The commands of the server's program: its own, and all that need no server. */
export const serverCommands: CommandList = new Map([...Object.entries(operatorCommands), ...commandList]);
