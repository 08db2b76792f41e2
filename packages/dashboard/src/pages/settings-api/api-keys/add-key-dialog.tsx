import type { ApiKeyCreate, ApiKeyWithSecret } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Check, Group } from '../../../parts/fields/fields.tsx';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { DomainChoice } from '../domain-choice.tsx';
import { expiryOf } from './expiry-of.ts';

type Scopes = ApiKeyCreate['scopes'];
type Scope = Scopes[number];

function ScopeBoxes({ chosen, onChange }: { readonly chosen: Scopes; readonly onChange: (chosen: Scopes) => void }) {
  const { form } = useTexts().apiKeys;
  return (
    <Group
      name="scopes"
      label={form.scopes}
      hint={form.scopesHint}
      check={chosen.length === 0 ? form.noScope : undefined}
    >
      <div class="scopes">
        {(Object.keys(form.scopeTexts) as Scope[]).map((scope) => (
          <Check
            key={scope}
            label={<span class="mono">{scope}</span>}
            hint={form.scopeTexts[scope]}
            checked={chosen.includes(scope)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope))}
          />
        ))}
      </div>
    </Group>
  );
}

interface AddKeyDialogProps {
  readonly onClose: () => void;
  /** Called with the only response that contains the key. */
  readonly onAdded: (key: ApiKeyWithSecret) => void;
}

/** The dialog that creates a key. The right to read is always included; further rights can be chosen. */
export function AddKeyDialog({ onClose, onAdded }: AddKeyDialogProps) {
  const { apiKeys, common } = useTexts();
  const { form } = apiKeys;
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Scopes>(['domains:read', 'crawls:read']);
  const [domains, setDomains] = useState<readonly string[] | null>(null);
  const add = async ({ name = '', expiry = '' }: Readonly<Record<string, string>>) => {
    const key = await client.apiKeys.create({
      name,
      scopes: chosen,
      domain_ids: domains === null ? null : [...domains],
      expires_at: expiryOf(expiry, Date.now()),
    });
    void queries.invalidateQueries({ queryKey: ['api-keys'] });
    void queries.invalidateQueries({ queryKey: ['usage'] });
    onAdded(key);
  };
  return (
    <Dialog title={apiKeys.add} onClose={onClose}>
      <Form label={apiKeys.add} onSubmit={add}>
        <TextField
          name="name"
          label={form.name}
          hint={form.nameHint}
          maxLength={255}
          required
          autoFocus
          autoComplete="off"
        />
        <ScopeBoxes chosen={chosen} onChange={setChosen} />
        <DomainChoice chosen={domains} onChange={setDomains} />
        <SelectField name="expiry" label={form.expiry} value="365">
          <OptionsOf texts={form.expiries} />
        </SelectField>
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{form.create}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
