import { makeResetLink } from '@linkvitals/server';
import { Command } from 'commander';
import type { Io } from '../io.ts';
import { withServices } from '../operator-services.ts';

const notes = `
The link lasts an hour and works once. Give it to the person in a way that nobody else can read. Its address is
LINKVITALS_PUBLIC_URL, or the host and port of this environment.`;

/** `linkvitals user reset-password` */
export function userCommand(io: Io): Command {
  const user = new Command('user');
  user
    .command('reset-password')
    .description('Print a link with which a person chooses a new password.')
    .argument('<email>', 'address that the person signs in with')
    .addHelpText('after', notes)
    .action(async (email: string) => {
      const link = await withServices(io, (services) => makeResetLink(services, email));
      io.stdout.write(`${link}\n`);
    });
  return user;
}
