import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { useRights } from '../../api/rights.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { InvalidInput } from '../../parts/forms/invalid-input.ts';
import { Submit } from '../../parts/forms/submit.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { createDomain } from './create-domain.ts';
import { DomainField } from './domain-field.tsx';

const remove = ({ id, hostname }: Domain) => client.domains.delete(id, { confirm: hostname });

/** Adds the domain under another name and deletes the old one. Deleting comes first only when the plan has no room for both. */
async function replaceDomain(wrong: Domain, hostname: string): Promise<Domain> {
  try {
    const right = await createDomain(hostname);
    await remove(wrong);
    return right;
  } catch (error) {
    if (!isApiError(error, 'plan_limit_reached')) throw error;
  }
  await remove(wrong);
  return createDomain(hostname);
}

interface CorrectNameProps {
  readonly domain: Domain;
  /** Called with the new domain. It must leave the page of the old one, which is deleted. */
  readonly onCorrected: (right: Domain) => Promise<unknown>;
}

function CorrectNameDialog({ domain, onCorrected, onClose }: CorrectNameProps & { readonly onClose: () => void }) {
  const { domains, common } = useTexts();
  const { correctDialog } = domains;
  const queries = useQueryClient();
  const correct = async ({ hostname = '' }: Readonly<Record<string, string>>) => {
    const right = await replaceDomain(domain, hostname);
    onClose();
    await onCorrected(right);
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(domain.id) });
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'domains' || queryKey[0] === 'usage',
    });
  };
  const explain = (error: unknown) => {
    if (!isApiError(error, 'domain_exists')) return undefined;
    const isSame = error.problem.domain_id === domain.id;
    return new InvalidInput(isSame ? correctDialog.same : domains.addDialog.exists, 'hostname');
  };
  return (
    <Dialog title={correctDialog.title} onClose={onClose}>
      <Form label={correctDialog.title} onSubmit={correct} explain={explain}>
        <DomainField hint={correctDialog.hint} defaultValue={hostText(domain.hostname)} />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{correctDialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}

/** The link that corrects a name unknown to DNS. Renders nothing once the domain was verified, since it may have data then. */
export function CorrectName({ domain, onCorrected }: CorrectNameProps) {
  const { correctDialog } = useTexts().domains;
  const rights = useRights();
  const [isOpen, setOpen] = useState(false);
  const { last_check, verified_at } = domain.verification;
  const isUnknown = last_check?.name_exists === false && verified_at === null;
  if (!isUnknown || !rights(domain.id).has('delete') || !rights(null).has('edit')) return null;
  return (
    <p>
      <Button kind="link" onClick={() => setOpen(true)}>
        {correctDialog.title}
      </Button>
      {isOpen && <CorrectNameDialog domain={domain} onCorrected={onCorrected} onClose={() => setOpen(false)} />}
    </p>
  );
}
