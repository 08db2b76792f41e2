import type { ApiKeyWithSecret } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { usageQuery } from '../../../api/account-queries.ts';
import { apiKeysQuery } from '../../../api/api-key-queries.ts';
import { useOpenOnArrival } from '../../../app/open-on-arrival.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { PlanHint } from '../../../parts/labels/plan-hint.tsx';
import { isAbove } from '../../../parts/labels/plan-that-allows.ts';
import { EmptyCard } from '../../../parts/page/empty-card.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { AddKeyDialog } from './add-key-dialog.tsx';
import { ApiCard } from './api-card.tsx';
import { KeyTable } from './key-table.tsx';

function Keys({ onNew }: { readonly onNew: (key: ApiKeyWithSecret) => void }) {
  const { apiKeys } = useTexts();
  const list = useInfiniteQuery(apiKeysQuery);
  if (list.data === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={3} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) {
    return (
      <EmptyCard>
        <h2>{apiKeys.empty.title}</h2>
        <p>{apiKeys.empty.text}</p>
      </EmptyCard>
    );
  }
  return (
    <>
      <KeyTable rows={rows} onNew={onNew} />
      <ShowMore list={list} />
    </>
  );
}

/** The page with the API keys, which programs use instead of a password. */
export function ApiKeysPage() {
  const { apiKeys } = useTexts();
  const usage = useQuery(usageQuery).data?.api_keys;
  const isFull = usage !== undefined && usage.limit !== null && usage.used >= usage.limit;
  const [isAdding, setAdding] = useState(false);
  useOpenOnArrival('create-key', () => setAdding(true));
  const [added, setAdded] = useState<ApiKeyWithSecret>();
  const onAdded = (key: ApiKeyWithSecret) => {
    setAdding(false);
    setAdded(key);
  };
  return (
    <Page
      title={apiKeys.title}
      lead={apiKeys.lead}
      actions={
        <Button kind="primary" disabled={isFull} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {apiKeys.add}
        </Button>
      }
    >
      {isFull && (
        <p class="muted">
          {usage.limit === 0 ? apiKeys.notInPlan : apiKeys.full}{' '}
          <PlanHint allows={(limits) => isAbove(limits.api_keys, usage.used)} />
        </p>
      )}
      <Keys onNew={setAdded} />
      <ApiCard />
      {isAdding && <AddKeyDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
      {added && (
        <SecretDialog
          title={apiKeys.secret.title(added.name)}
          secret={added.key}
          what={apiKeys.secret.what}
          hint={apiKeys.secret.hint}
          onClose={() => setAdded(undefined)}
        />
      )}
    </Page>
  );
}
