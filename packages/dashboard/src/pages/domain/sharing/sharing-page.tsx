import './sharing.css';
import type { Domain } from '@linkvitals/contract/types';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { domainQuery } from '../../../api/domain-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../../settings/confirm-dialog.tsx';
import { useAction } from '../../settings/use-action.ts';
import { Badges } from './badges.tsx';
import { ShareLinks } from './share-links.tsx';

/** The state of sharing with an explanation, and the switch for people who may change it. */
function Switch({ domain, canEdit }: { readonly domain: Domain; readonly canEdit: boolean }) {
  const texts = useTexts().sharing;
  const queries = useQueryClient();
  const action = useAction();
  const [isClosing, setClosing] = useState(false);
  const isOn = domain.settings.sharing;
  const change = async (sharing: boolean) => {
    const changed = await client.domains.update(domain.id, { settings: { sharing } });
    queries.setQueryData(domainQuery(domain.id).queryKey, changed);
    setClosing(false);
    toast(sharing ? texts.switchedOn : texts.switchedOff);
  };
  return (
    <div class="card pad row end">
      <div class="sharing-state">
        <h2>{isOn ? texts.on : texts.off}</h2>
        <p class="muted">{isOn ? texts.onText : texts.offText}</p>
        {!isOn && !canEdit && <p class="muted">{texts.mayNot}</p>}
      </div>
      {canEdit &&
        (isOn ? (
          <Button onClick={() => setClosing(true)}>{texts.switchOff}</Button>
        ) : (
          <Button kind="primary" busy={action.busy} onClick={() => void action.run(() => change(true))}>
            {texts.switchOn}
          </Button>
        ))}
      {isClosing && (
        <ConfirmDialog {...texts.offDialog} action={() => change(false)} onClose={() => setClosing(false)} />
      )}
    </div>
  );
}

/** The page about access to the report of a domain without signing in: share links and badges. */
export function SharingPage() {
  const { domainId } = useParams({ from: '/signed-in/domains/$domainId/sharing' });
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  const canEdit = useRights()(domainId).has('edit');
  const canCreate = canEdit && domain.settings.sharing;
  return (
    <div class="stack loose">
      <Switch domain={domain} canEdit={canEdit} />
      <ShareLinks domainId={domainId} canCreate={canCreate} />
      <Badges domain={domain} canCreate={canCreate} canDelete={canEdit} />
    </div>
  );
}
