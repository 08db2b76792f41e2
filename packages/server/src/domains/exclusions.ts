import { compileExclusions, ExclusionPatternError } from '@linkvitals/crawler';
import { invalidSetting } from './invalid-setting.ts';

/** @throws ServiceError `invalid_setting` that points at the pattern, or at all of them when together they are too complex */
export function assertExclusions(patterns: readonly string[]): void {
  try {
    compileExclusions(patterns);
  } catch (error) {
    if (!(error instanceof ExclusionPatternError)) throw error;
    const pointer = error.index === undefined ? '' : `/${error.index}`;
    throw invalidSetting(`crawl_config/exclusions${pointer}`, `${error.message}.`);
  }
}
