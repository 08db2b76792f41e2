import type { Faults } from '../../../parts/forms/faults.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { isPeriodPast } from '../facts/ignore-period.ts';
import { fitsNothing } from './rule-of.ts';

/** Returns a function that checks the form of a rule and gives its faults, by the name of the field. */
export function useCheckRule(): (values: Readonly<Record<string, string>>) => Faults {
  const { issueRules, common } = useTexts();
  return ({ period, expires_at, url_pattern = '' }) => ({
    ...(fitsNothing(url_pattern) && { url_pattern: issueRules.dialog.noUrl }),
    ...(isPeriodPast(period, expires_at, new Date()) && { expires_at: common.input.isPast }),
  });
}
