import type { VerificationStatus } from '@linkvitals/contract/types';
import { useTexts } from '../../texts/texts.tsx';
import { Tip } from './tip.tsx';

const tones: Readonly<Record<VerificationStatus, string>> = {
  verified: 'excellent',
  pending: 'fair',
  unverified: 'unknown',
  expired: 'critical',
};

/** The verification status of a domain. Its meaning and what to do are shown on hover and focus. */
export function VerificationBadge({ status }: { readonly status: VerificationStatus }) {
  const { label, meaning, action } = useTexts().common.verification[status];
  return (
    <Tip
      class={`badge ${tones[status]}`}
      tip={
        <>
          <b>{meaning}</b>
          {action}
        </>
      }
    >
      {label}
    </Tip>
  );
}
