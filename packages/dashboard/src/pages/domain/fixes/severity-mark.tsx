import type { FindingSeverity } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';

const tones = { error: 'critical', warning: 'fair', notice: 'unknown' } as const;

/** Outlines, and signs within them: they differ without colour too. */
const shapes = {
  error: ['M6.2 1.5h5.6l4.7 4.7v5.6l-4.7 4.7H6.2l-4.7-4.7V6.2Z', 'm6.3 6.3 5.4 5.4m0-5.4-5.4 5.4'],
  warning: ['M9 1.6 17 16.2H1Z', 'M9 6.6v4.2M9 13.4v.1'],
  notice: ['M9 1.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z', 'M9 8.2v4.3M9 5.4v.1'],
} as const;

/** The mark of a severity: an octagon, a triangle or a disc. */
export function SeverityMark({ severity }: { readonly severity: FindingSeverity }) {
  const { fixes } = useTexts();
  const [outline, sign] = shapes[severity];
  return (
    <svg
      class={`fix-mark ${tones[severity]}`}
      viewBox="0 0 18 18"
      width={18}
      height={18}
      role="img"
      aria-label={fixes.severity[severity]}
    >
      <path class="outline" d={outline} />
      <path class="sign" d={sign} />
    </svg>
  );
}
