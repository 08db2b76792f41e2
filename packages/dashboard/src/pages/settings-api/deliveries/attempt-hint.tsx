import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useRotation } from '../webhooks/rotation.tsx';
import type { Advice } from './attempt-advice.ts';

/** What to do about a signature that is refused: what the person can do, and what to pass on to whoever runs the service. */
function SignatureSteps() {
  const { steps } = useTexts().webhooks.deliveries;
  const rotate = useRotation();
  return (
    <ol class="advice-steps">
      <li>
        {steps.giveSecret}{' '}
        <Button kind="link" onClick={rotate}>
          {steps.rotateSecret}
        </Button>
      </li>
      <li>{steps.passOn}</li>
      <li>{steps.test}</li>
    </ol>
  );
}

/** What to look at first after an attempt that failed. */
export function AttemptHint({ advice }: { readonly advice: Advice }) {
  const { deliveries } = useTexts().webhooks;
  return (
    <>
      {deliveries.advice[advice]}
      {advice === 'signature' && <SignatureSteps />}
    </>
  );
}
