import { type Io, runCli } from 'linkvitals';
import { serverCommands } from './server-commands.ts';

const examples = `
Examples:
  linkvitals serve                                 start the service (API, crawls, webhooks)
  linkvitals account create --name "My team"       make the first account
  linkvitals key create                            make an API key for it
  linkvitals check https://example.com             list the broken links of a site
  linkvitals check http://localhost:3000 --rate 0  the same for a site on this machine, at full speed
  linkvitals login https://linkvitals.example.com  store the key; from then on this machine may be anywhere
  linkvitals crawls start example.com --wait       crawl a domain of that server
  linkvitals webhooks listen                       receive, verify and print webhooks on this machine`;

/**
 * Runs one command line of the server's program and returns the exit code. Rejects only for bugs.
 * @param args Words behind the name of the program.
 */
export function runServerCli(args: readonly string[], io: Io): Promise<number> {
  return runCli(args, io, {
    commands: serverCommands,
    examples,
    explain: async (error) => (await import('./explain-server-error.ts')).explainServerError(error),
  });
}
