import { createSetupLink, readConfig } from '@linkvitals/server';
import { Command } from 'commander';
import type { Io } from '../io.ts';
import { withServices } from '../operator-services.ts';

const notes = `
The link makes the first account of the server and its owner. It lasts an hour and works once. Its address is
LINKVITALS_PUBLIC_URL, or the host and port of this environment.`;

function addressOf(io: Io): string {
  const { publicUrl, host, port } = readConfig(io.env);
  return publicUrl || `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** `linkvitals setup-link` */
export function setupLinkCommand(io: Io, finish: (code: number) => void): Command {
  return new Command('setup-link').addHelpText('after', notes).action(async () => {
    const link = await withServices(io, (services) => createSetupLink(services, addressOf(io)));
    if (link === undefined) {
      io.stderr.write(
        'The server has an account already. Its owner can invite others. If it has none: linkvitals account create --owner-email <address>\n',
      );
      finish(1);
      return;
    }
    io.stdout.write(`${link}\n`);
  });
}
