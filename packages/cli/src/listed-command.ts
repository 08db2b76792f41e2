import type { Command } from 'commander';
import type { Io } from './io.ts';

/** `all` are the commands of the program that makes this one. */
type MakeCommand = (io: Io, finish: (code: number) => void, all: CommandList) => Command;

/** Headings of the help, by where a command works. */
export const groups = {
  here: 'Without a server:',
  operator: 'For the operator, on the machine of the server (they open its database):',
  remote: 'For a server anywhere, with an API key or as a person (they call its API):',
} as const;

export interface ListedCommand {
  readonly group: (typeof groups)[keyof typeof groups];
  readonly description: string;
  /** Called when the command is run: the help needs none of them, and no command needs the others. */
  readonly load: () => Promise<MakeCommand>;
}

/** Commands by name, in the order of the help. */
export type CommandList = ReadonlyMap<string, ListedCommand>;
