import { createSetupLink, publicUrl, readConfig } from '@linkvitals/server';
import { Command } from 'commander';
import type { Io } from 'linkvitals';
import { withServices } from '../operator-services.ts';
import { publicAddressNote } from '../public-address-note.ts';

const notes = `
The link makes the first account of the server and its owner. It lasts an hour and works once. Its address is
LINKVITALS_PUBLIC_URL, or the host and port of this environment.`;

/** Makes the command `linkvitals setup-link`. */
export function setupLinkCommand(io: Io, finish: (code: number) => void): Command {
  return new Command('setup-link').addHelpText('after', notes).action(async () => {
    const link = await withServices(io, (services) => createSetupLink(services, publicUrl(readConfig(io.env))));
    if (link === undefined) {
      io.stderr.write(
        'The server has an account already. Its owner can invite others. If it has none: `account add-owner --email <address>`.\n',
      );
      finish(1);
      return;
    }
    io.stdout.write(`${link}\n`);
    io.stderr.write(publicAddressNote(io));
  });
}
