import type { FindingSeverity } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';

export const severityTones = { error: 'critical', warning: 'fair', notice: 'unknown' } as const;

const signs = { error: '✕', warning: '!', notice: 'i' } as const;

/** The severity of a fault: a sign, and a word for screen readers. */
export function SeverityBox({ severity }: { readonly severity: FindingSeverity }) {
  const { results } = useTexts();
  return (
    <span class={`code ${severityTones[severity]}`} title={results.severities[severity]}>
      <span aria-hidden="true">{signs[severity]}</span>
      <span class="unseen">{results.severities[severity]}</span>
    </span>
  );
}
