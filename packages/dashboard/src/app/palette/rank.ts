import { type Command, type Group, groups } from './command.ts';
import { match } from './match.ts';

export interface RankedGroup {
  readonly group: Group;
  readonly commands: readonly Command[];
}

/** The commands that fit, the best first, in their groups; the group with the best one first. Equal ones keep their order. */
export function rank(commands: readonly Command[], typed: string): readonly RankedGroup[] {
  const scored = commands
    .map((command) => ({ command, score: match(typed, command.title, command.also) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = (group: Group): number => scored.find(({ command }) => command.group === group)?.score ?? 0;
  return [...groups]
    .sort((a, b) => best(b) - best(a))
    .map((group) => ({
      group,
      commands: scored.filter((one) => one.command.group === group).map((one) => one.command),
    }))
    .filter((one) => one.commands.length > 0);
}
