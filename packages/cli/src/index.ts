export { readNumber } from './check/options/read-number.ts';
export { commandList } from './command-list.ts';
export { exitCodes } from './exit-codes.ts';
export { type Io, processIo } from './io.ts';
export { type CommandList, groups, type ListedCommand } from './listed-command.ts';
export { type Explanation, runCli } from './run-cli.ts';
export type { ServerCommand } from './server-hint.ts';
export { table } from './table.ts';
export { UsageError } from './usage-error.ts';
