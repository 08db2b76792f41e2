import { type ClockState, confirmClock, readClockState } from '@linkvitals/server';
import { Command } from 'commander';
import { exitCodes, type Io } from 'linkvitals';
import { withServices } from '../operator-services.ts';

const notes = `
Servers delete what is old: results, deliveries, reports, sessions and entries of the audit log. While the clock is more than
a day ahead of the newest time that the database knows, they delete nothing: the clock is wrong, or no server ran for so
long. They go on after a day without a jump of the clock, or at once after \`clock confirm\`. Run it on the machine of the
server, and look at the time that \`clock status\` prints first.`;

/** Makes the commands `linkvitals clock status|confirm`. */
export function clockCommand(io: Io, finish: (code: number) => void): Command {
  const command = new Command('clock').addHelpText('after', notes);
  command
    .command('status')
    .description('Print the clock and what the database knows; exit code 1 while the clock is not believed.')
    .action(async () => finish(describe(io, await withServices(io, readClockState))));
  command
    .command('confirm')
    .description('Say that the clock of this machine is right.')
    .action(async () => {
      const now = await withServices(io, confirmClock);
      io.stdout.write(`The clock is believed: ${iso(now)}. Servers delete what is old again within minutes.\n`);
    });
  return command;
}

const iso = (at: number): string => new Date(at).toISOString();

function describe({ stdout }: Io, { now, known_at, ahead_since, isBelieved }: ClockState): number {
  const since = ahead_since === null ? '' : `\nahead since    ${iso(ahead_since)}`;
  stdout.write(`clock          ${iso(now)}\nknown time     ${iso(known_at)}${since}\n`);
  stdout.write(
    isBelieved ? 'The clock is believed.\n' : 'The clock is not believed: nothing is deleted for its age.\n',
  );
  return isBelieved ? exitCodes.ok : exitCodes.failed;
}
