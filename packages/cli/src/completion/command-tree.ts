import { type Command, Help, type Option } from 'commander';

export interface CompletedOption {
  /** `--format`, and `-f` where there is one. */
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  /** Empty where any value may stand. */
  readonly values: readonly string[];
}

/** What may stand behind one command. */
export interface CompletedCommand {
  /** `domains list`; empty for the program itself. */
  readonly path: string;
  /** Commands below it, or the values of its argument. */
  readonly words: readonly { readonly word: string; readonly description: string }[];
  readonly options: readonly CompletedOption[];
}

/** The program and all commands below it, from what their help shows. */
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

/** What fits beside a word. */
const firstSentence = (text: string): string => text.split(/[.;:](?:\s|$)/, 1)[0] ?? '';
