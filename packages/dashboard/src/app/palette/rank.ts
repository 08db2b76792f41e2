import { type Command, type Group, groups } from './command.ts';
import { match } from './match.ts';

export interface RankedGroup {
  readonly group: Group;
  readonly commands: readonly Command[];
}

/** Maximum number of sentences shown in a group, since a word may be in nearly all of them. */
const SENTENCES = 6;

/** Scores a command. A sentence is compared like a list of synonyms: with letters left out, nearly everything would fit. */
function scoreOf({ title, also = '', isSentence }: Command, typed: string): number {
  if (!isSentence) return match(typed, title, also);
  return typed.trim() === '' ? 0 : match(typed, '', `${title} ${also}`);
}

/** Ranks the commands that fit, best first, in their groups; the group with the best command is first. Equal ones keep their order. */
export function rank(commands: readonly Command[], typed: string): readonly RankedGroup[] {
  const scored = commands
    .map((command) => ({ command, score: scoreOf(command, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = (group: Group): number => scored.find(({ command }) => command.group === group)?.score ?? 0;
  return [...groups]
    .sort((a, b) => best(b) - best(a))
    .map((group) => ({
      group,
      commands: scored.map((one) => one.command).filter((command) => command.group === group),
    }))
    .map((one) => (one.commands[0]?.isSentence ? { ...one, commands: one.commands.slice(0, SENTENCES) } : one))
    .filter((one) => one.commands.length > 0);
}
