import { makeResetLink, type RemovedFactors, removeFactors } from '@linkvitals/server';
import { Command } from 'commander';
import type { Io } from 'linkvitals';
import { withServices } from '../operator-services.ts';
import { publicAddressNote } from '../public-address-note.ts';

const linkNotes = `
The link lasts an hour and works once. Give it to the person in a way that nobody else can read. Its address is
LINKVITALS_PUBLIC_URL, or the host and port of this environment.`;

const factorNotes = `
For somebody who has lost their device and their recovery codes. Make sure first that it is really them: afterwards their
password alone signs in. Ends all their sessions, writes to the audit log of each of their accounts, and mails them where a
mail server is configured.`;

const plural = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

function report(email: string, { hasPassword, isNotified, ...removed }: RemovedFactors): string {
  const what = [
    ...(removed.authenticator_app ? ['the authenticator app'] : []),
    ...(removed.recovery_codes > 0 ? [plural(removed.recovery_codes, 'recovery code')] : []),
    ...(removed.passkeys > 0 ? [plural(removed.passkeys, 'passkey')] : []),
  ];
  const next = hasPassword
    ? 'They sign in with their password now; if they do not know it'
    : 'They have no password. For one';
  return [
    `Removed ${what.join(', ')} of ${email}, and signed them out everywhere.`,
    `${next}: linkvitals user reset-password ${email}`,
    isNotified
      ? 'A mail to them is on its way.'
      : 'No mail was sent: this environment has no mail server. Notify them yourself.',
  ].join('\n');
}

/** Makes the commands `linkvitals user reset-password`, `linkvitals user remove-factors`. */
export function userCommand(io: Io): Command {
  const user = new Command('user');
  user
    .command('reset-password')
    .description('Print a link with which a person chooses a new password.')
    .argument('<email>', 'address that the person signs in with')
    .addHelpText('after', linkNotes)
    .action(async (email: string) => {
      const link = await withServices(io, (services) => makeResetLink(services, email));
      io.stdout.write(`${link}\n`);
      io.stderr.write(publicAddressNote(io));
    });
  user
    .command('remove-factors')
    .description("Remove a person's authenticator app, recovery codes and passkeys.")
    .argument('<email>', 'address that the person signs in with')
    .addHelpText('after', factorNotes)
    .action(async (email: string) => {
      io.stdout.write(`${report(email, await withServices(io, (services) => removeFactors(services, email)))}\n`);
    });
  return user;
}
