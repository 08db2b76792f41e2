import type { DownloadedFile } from '@linkvitals/sdk';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { type OutputFormat, outputFormats } from './output/output.ts';
import { type ListOptions, listCommand } from './remote-command.ts';
import { saveFile } from './save-file.ts';

/** Options of a list that the server has as CSV too. */
export interface ExportOptions extends Omit<ListOptions, 'format'> {
  readonly format: OutputFormat | 'csv';
}

export const exportCommand = (command: Command): Command => listCommand(command, [...outputFormats, 'csv']);

interface Ways<Options> {
  readonly asCsv: (options: Options) => Promise<DownloadedFile>;
  readonly asList: (options: Options & { readonly format: OutputFormat }) => Promise<void>;
}

/** Prints a list in the chosen format; CSV is the file of the server. @throws UsageError */
export async function printAs<Options extends ExportOptions>(
  io: Io,
  options: Options,
  { asCsv, asList }: Ways<Options>,
): Promise<void> {
  const { format, limit } = options;
  if (format !== 'csv') await asList({ ...options, format });
  else if (limit === undefined) await saveFile(io, await asCsv(options), '-');
  else throw new UsageError('--format csv prints the whole list: leave --limit out.');
}
