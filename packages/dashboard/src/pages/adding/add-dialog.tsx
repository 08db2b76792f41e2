import { isApiError } from '@linkvitals/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { pagePaths } from '../../page-paths.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { InvalidInput } from '../../parts/forms/invalid-input.ts';
import { Submit } from '../../parts/forms/submit.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { createDomain } from './create-domain.ts';
import { DomainField } from './domain-field.tsx';

/** The dialog that adds a domain and opens its page, where the person verifies it. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { domains, common } = useTexts();
  const { addDialog } = domains;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [existing, setExisting] = useState<string>();
  const create = async (hostname: string) => {
    try {
      return await createDomain(hostname);
    } catch (error) {
      if (isApiError(error, 'domain_exists')) setExisting(error.problem.domain_id);
      throw error;
    }
  };
  const add = async ({ hostname = '' }: Readonly<Record<string, string>>) => {
    const domain = await create(hostname);
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'domains' || queryKey[0] === 'usage',
    });
    onClose();
    await navigate({ to: '/domains/$domainId', params: { domainId: domain.id } });
  };
  const explain = (error: unknown) =>
    isApiError(error, 'domain_exists') ? new InvalidInput(addDialog.exists, 'hostname') : undefined;
  return (
    <Dialog title={addDialog.title} onClose={onClose}>
      <Form label={addDialog.title} onSubmit={add} explain={explain} onInput={() => setExisting(undefined)}>
        <DomainField hint={addDialog.hint} />
        {existing !== undefined && (
          <p>
            <Link to={pagePaths.domain} params={{ domainId: existing }} onClick={onClose}>
              {addDialog.toExisting}
            </Link>
          </p>
        )}
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{addDialog.submit}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
