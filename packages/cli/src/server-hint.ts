/** The commands of the server's own program, in the order of its help. */
const serverCommands = [
  'serve',
  'migrate',
  'setup-link',
  'account',
  'user',
  'key',
  'backup',
  'clock',
  'secrets',
] as const;

export type ServerCommand = (typeof serverCommands)[number];

/** An explanation for somebody who calls a command of the server's program; undefined for any other word. */
export function serverHint(word: string | undefined): string | undefined {
  if (word === undefined || !serverCommands.some((name) => name === word)) return undefined;
  return `\`linkvitals ${word}\` needs the server, which this package does not contain. https://github.com/linkvitals/linkvitals#start says how to get the server; its program has \`${word}\`.`;
}
