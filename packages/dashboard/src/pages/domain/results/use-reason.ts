import type { Target } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';

/** Why a target has its verdict, in plain words. A reason that another version of the server gave is shown as it is. */
export function useReason(): (target: Pick<Target, 'verdict' | 'reason'>) => string {
  const { issues, results } = useTexts();
  return ({ verdict, reason }) => {
    if (verdict === 'suspect') return results.suspect;
    const texts = Object.hasOwn(results.reasons, reason) ? results.reasons : issues.reasons;
    return (Object.hasOwn(texts, reason) ? texts[reason] : undefined) ?? reason.replaceAll('_', ' ');
  };
}
