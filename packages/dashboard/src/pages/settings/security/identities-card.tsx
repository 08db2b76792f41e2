import type { Identity } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { identitiesQuery, signInMethodsQuery } from '../../../api/session-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';

/**
 * The card with the identity providers with which the person signs in and those that can be linked; renders nothing on a server without
 * providers.
 */
export function IdentitiesCard() {
  const { identities: texts } = useTexts().security;
  const queries = useQueryClient();
  const router = useRouter();
  const { busy, run } = useAction();
  const [removed, setRemoved] = useState<Identity>();
  const linked = useQuery(identitiesQuery).data?.data ?? [];
  const providers = useQuery(signInMethodsQuery).data?.providers ?? [];
  const others = providers.filter(({ id }) => !linked.some(({ provider_id }) => provider_id === id));
  if (linked.length === 0 && others.length === 0) return null;
  const link = (provider_id: string) =>
    run(async () => {
      const return_to = `${router.basepath.replace(/\/$/, '')}${router.state.location.pathname}`;
      const { authorization_url } = await client.me.linkIdentity({ provider_id, return_to });
      location.assign(authorization_url);
    });
  const unlink = async ({ id }: Identity) => {
    await client.me.unlinkIdentity(id);
    toast(texts.unlinked);
    setRemoved(undefined);
    await queries.invalidateQueries({ queryKey: identitiesQuery.queryKey });
  };
  return (
    <section class="card pad stack" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ul class="stack">
        {linked.map((identity) => (
          <li key={identity.id} class="choice">
            <div>
              <b class="wrap">{identity.provider_name}</b>
              <div class="small muted wrap">{texts.linkedAs(identity.email)}</div>
            </div>
            <Button aria-label={texts.unlinkAt(identity.provider_name)} onClick={() => setRemoved(identity)}>
              {texts.unlink}
            </Button>
          </li>
        ))}
      </ul>
      <div class="row">
        {others.map(({ id, name }) => (
          <Button key={id} busy={busy} onClick={() => link(id)}>
            {texts.link(name)}
          </Button>
        ))}
      </div>
      {removed && (
        <ConfirmDialog
          title={texts.unlinkAt(removed.provider_name)}
          text={texts.unlinkText}
          submit={texts.unlink}
          action={() => unlink(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </section>
  );
}
