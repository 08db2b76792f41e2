import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/texts.tsx';
import type { Advice } from './attempt-advice.ts';

interface AttemptHintProps {
  readonly advice: Advice;
  readonly webhookId: string;
}

/** What to look at first after an attempt that failed, and where a lost secret is replaced. */
export function AttemptHint({ advice, webhookId }: AttemptHintProps) {
  const { deliveries } = useTexts().webhooks;
  return (
    <>
      {deliveries.advice[advice]}
      {advice === 'signature' && (
        <>
          {' '}
          {deliveries.giveSecret}{' '}
          <Link to="/settings/api/webhooks/$webhookId" params={{ webhookId }}>
            {deliveries.rotateSecret}
          </Link>
        </>
      )}
    </>
  );
}
