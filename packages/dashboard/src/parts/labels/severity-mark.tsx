import './severity-mark.css';
import type { FindingSeverity } from '@linkvitals/contract/types';
import { useTexts } from '../../texts/texts.tsx';

export const severityTones = { error: 'critical', warning: 'fair', notice: 'unknown' } as const;

const tones = { ...severityTones, fixed: 'excellent' } as const;

const DISC = 'M9 1.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z';

/** Outlines, and signs within them: they differ without colour too. */
const shapes = {
  error: ['M6.2 1.5h5.6l4.7 4.7v5.6l-4.7 4.7H6.2l-4.7-4.7V6.2Z', 'm6.3 6.3 5.4 5.4m0-5.4-5.4 5.4'],
  warning: ['M9 1.6 17 16.2H1Z', 'M9 6.6v4.2M9 13.4v.1'],
  notice: [DISC, 'M9 8.2v4.3M9 5.4v.1'],
  fixed: [DISC, 'm5.6 9.3 2.3 2.4 4.5-5'],
} as const;

interface MarkProps {
  readonly of: keyof typeof shapes;
  /** The meaning, for screen readers. */
  readonly name: string;
}

function Mark({ of, name }: MarkProps) {
  const [outline, sign] = shapes[of];
  return (
    <svg class={`severity-mark ${tones[of]}`} viewBox="0 0 18 18" width={18} height={18} role="img" aria-label={name}>
      <path class="outline" d={outline} />
      <path class="sign" d={sign} />
    </svg>
  );
}

/** The mark of a severity: an octagon, a triangle or a disc. */
export function SeverityMark({ severity }: { readonly severity: FindingSeverity }) {
  const { fixes } = useTexts();
  return <Mark of={severity} name={fixes.severity[severity]} />;
}

/** The mark of what is fixed: a disc with a tick. */
export function FixedMark() {
  const { issues } = useTexts();
  return <Mark of="fixed" name={issues.tabs.fixed} />;
}
