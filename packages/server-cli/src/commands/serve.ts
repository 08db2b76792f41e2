import { openServer, readConfig } from '@linkvitals/server';
import { Command, Option } from 'commander';
import type { Io } from 'linkvitals';
import { serve } from '../serve.ts';

const notes = `
Everything is set by the environment; docs/configuration.md lists it. The defaults need nothing: one SQLite file in the
folder "data", port 8080 of this machine. SIGTERM or Ctrl-C stops it when what is under way has come to a safe point; a
second one stops it at once, and the next start takes up what was left.`;

/** Makes the command `linkvitals serve`. */
export function serveCommand(io: Io): Command {
  return new Command('serve')
    .option('--role <roles>', 'what this server does, of api,crawl,deliver; wins over LINKVITALS_ROLES (default: all)')
    .addOption(new Option('--called-as <command>').default('linkvitals').hideHelp())
    .addHelpText('after', notes)
    .action(async ({ calledAs, role }: { calledAs: string; role?: string }) => {
      const onTerminal = io.stdout.isTTY ? { LINKVITALS_LOG_FORMAT: 'text', LINKVITALS_DRAIN_SECONDS: '0' } : {};
      const config = readConfig({
        ...onTerminal,
        ...io.env,
        ...(role === undefined ? {} : { LINKVITALS_ROLES: role }),
      });
      await serve({ config, io, calledAs, open: openServer });
    });
}
