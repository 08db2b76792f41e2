import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useRotation } from '../webhooks/rotation.tsx';
import type { Advice } from './attempt-advice.ts';

/** The steps after a refused signature: those for the person, and those to pass on to whoever runs the receiving service. */
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

/** The advice on a failed attempt: what to check first. */
export function AttemptHint({ advice }: { readonly advice: Advice }) {
  const { deliveries } = useTexts().webhooks;
  return (
    <>
      {deliveries.advice[advice]}
      {advice === 'signature' && <SignatureSteps />}
    </>
  );
}
