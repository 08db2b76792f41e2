import type { Account } from '@linkvitals/contract/types';
import type { ApiPromise } from '@linkvitals/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../../../api/account-queries.ts';
import { client } from '../../../api/client.ts';
import { sessionQuery } from '../../../api/session-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { ConflictNote } from '../../../parts/forms/conflict-note.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { FormChanges } from '../../../parts/forms/unsaved-changes.tsx';
import { useConflict, type Versioned } from '../../../parts/forms/use-conflict.ts';
import { versioned, versionQuery } from '../../../parts/forms/version-query.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';

const read = (signal?: AbortSignal): ApiPromise<Account> => client.account.get({ signal });
const nameQuery = versionQuery(['account-version'], read);

function NameForm({ version }: { readonly version: Versioned<Account> }) {
  const { account: texts } = useTexts().accountSettings;
  const queries = useQueryClient();
  const show = async ({ data, etag }: Versioned<Account>) => {
    queries.setQueryData(nameQuery.queryKey, { data, etag });
    queries.setQueryData(accountQuery.queryKey, (before) => before && { ...before, ...data });
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  const { conflict, save, keep, forget } = useConflict(
    () => versioned(read()),
    async (name: string, options) => {
      const changed = await client.account.update({ name }, options).withResponse();
      toast(texts.renamed(changed.data.name));
      await show(changed);
    },
  );
  const take = async (theirs: Versioned<Account>) => {
    forget();
    await show(theirs);
  };
  return (
    <Form label={texts.title} onSubmit={({ name = '' }) => save(name, version.etag)}>
      {conflict && (
        <ConflictNote
          differences={[{ label: texts.name, mine: conflict.mine, theirs: conflict.theirs.data.name }]}
          onKeep={keep}
          onTake={() => take(conflict.theirs)}
        />
      )}
      <TextField
        key={version.etag}
        name="name"
        label={texts.name}
        maxLength={255}
        required
        defaultValue={version.data.name}
      />
      <FormChanges key={version.etag} />
      <div class="row">
        <Submit>{texts.submit}</Submit>
      </div>
    </Form>
  );
}

/** The form that renames the account, unless somebody else has renamed it meanwhile. */
export function AccountNameForm() {
  const { data, error } = useQuery(nameQuery);
  if (error) return <ErrorNote error={error} />;
  return data ? <NameForm version={data} /> : null;
}
