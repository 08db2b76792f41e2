import type { Command } from 'commander';
import { UsageError } from '../../usage-error.ts';
import type { CheckOptions } from '../options/check-options.ts';
import type { CheckConfig } from './config-schema.ts';

export interface Merged {
  readonly targets: readonly string[];
  readonly options: CheckOptions;
}

/**
 * Merges option by option: the command line wins over the config file, and that over the defaults. The things to check
 * are one choice: when the command line names any, the file's targets, list and sitemap are ignored.
 */
export function mergeOptions(command: Command, targets: readonly string[], config: CheckConfig): Merged {
  const given = command.opts<CheckOptions>();
  const { $schema: _, targets: fileTargets = [], urls, sitemap, ...rest } = config;
  const onLine = Object.fromEntries(
    Object.entries(given).filter(([name]) => command.getOptionValueSource(name) === 'cli'),
  ) as Partial<CheckOptions>;
  const names = targets.length > 0 || onLine.urls !== undefined || typeof onLine.sitemap === 'string';
  const choice = names ? { sitemap: sitemap === false ? false : undefined } : { urls, sitemap };
  const fromFile = defined({ ...rest, ...choice });
  const options: CheckOptions = { ...given, ...fromFile, ...onLine };
  if (options.onlyNew && options.baseline === undefined) {
    throw new UsageError('--only-new compares with an earlier check: name its file with --baseline <file>.');
  }
  if (options.cacheAge !== undefined && options.cache === undefined) {
    throw new UsageError('--cache-age is for the verdicts of --cache, which is not given.');
  }
  return { targets: names ? targets : fileTargets, options };
}

/** Leaves out members without a value, because they would hide a default. */
const defined = <T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
