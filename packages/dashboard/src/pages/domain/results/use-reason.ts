import type { Target } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';

/**
 * Returns the reason for a target's verdict, in plain words. An unknown reason, from another version of the server, is shown unchanged.
 */
export function useReason(): (target: Pick<Target, 'verdict' | 'reason'>) => string {
  const { issues, results } = useTexts();
  return ({ verdict, reason }) => {
    if (verdict === 'suspect') return results.suspect;
    const texts = Object.hasOwn(results.reasons, reason) ? results.reasons : issues.reasons;
    return (Object.hasOwn(texts, reason) ? texts[reason] : undefined) ?? reason.replaceAll('_', ' ');
  };
}
