import { type Command, Help, type Option } from 'commander';

export interface CompletedOption {
  /** Spellings of the option: `--format`, and `-f` if it has a short one. */
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  /** Empty when any value is allowed. */
  readonly values: readonly string[];
}

/** The words that may follow a command. */
export interface CompletedCommand {
  /** Path of the command, as `domains list`; empty for the program itself. */
  readonly path: string;
  /** Subcommands, or the values of its argument. */
  readonly words: readonly { readonly word: string; readonly description: string }[];
  readonly options: readonly CompletedOption[];
}

/** The program and all commands below it, read from their help. */
export function commandTree(command: Command, path = ''): CompletedCommand[] {
  const help = new Help();
  const children = help.visibleCommands(command).filter((child) => child.name() !== 'help');
  const below = children.map((child) => ({ word: child.name(), description: firstSentence(child.description()) }));
  const values = command.registeredArguments[0]?.argChoices ?? [];
  const own: CompletedCommand = {
    path,
    words: [...below, ...values.map((word) => ({ word, description: '' }))],
    options: help.visibleOptions(command).map(completedOption),
  };
  const deeper = children.flatMap((child) =>
    commandTree(child, path === '' ? child.name() : `${path} ${child.name()}`),
  );
  return [own, ...deeper];
}

const completedOption = ({ long, short, description, required, optional, argChoices }: Option): CompletedOption => ({
  flags: [long, short].filter((flag) => flag !== undefined && flag !== null),
  description: firstSentence(description),
  takesValue: required || optional,
  values: argChoices ?? [],
});

/** The first sentence of a description, short enough to stand beside a word. */
const firstSentence = (text: string): string => text.split(/[.;:](?:\s|$)/, 1)[0] ?? '';
