import '../../../parts/labels/badge.css';
import type { ApiKey, ApiKeyWithSecret } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { Deadline } from '../../../parts/labels/deadline.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { Menu, MenuItem } from '../../../parts/overlays/menu.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { RevokeKeyDialog, RotateKeyDialog } from './key-dialogs.tsx';
import { type KeyState, keyStateOf } from './key-state-of.ts';

const tones: Readonly<Record<KeyState, string>> = {
  active: 'excellent',
  rotated: 'fair',
  expired: 'unknown',
  revoked: 'unknown',
};

interface RowActionsProps {
  readonly apiKey: ApiKey;
  readonly state: KeyState;
  readonly onNew: (key: ApiKeyWithSecret) => void;
}

function RowActions({ apiKey, state, onNew }: RowActionsProps) {
  const { actions } = useTexts().apiKeys;
  const [open, setOpen] = useState<'rotate' | 'revoke'>();
  const close = () => setOpen(undefined);
  if (state === 'revoked' || state === 'expired') return null;
  return (
    <>
      <Menu label={actions.more(apiKey.name)} buttonClass="button quiet square" button={<Icon name="more" />}>
        {state === 'active' && (
          <MenuItem icon="history" onSelect={() => setOpen('rotate')}>
            {actions.rotate}
          </MenuItem>
        )}
        <MenuItem icon="trash" danger onSelect={() => setOpen('revoke')}>
          {actions.revoke}
        </MenuItem>
      </Menu>
      {open === 'rotate' && <RotateKeyDialog apiKey={apiKey} onClose={close} onRotated={onNew} />}
      {open === 'revoke' && <RevokeKeyDialog apiKey={apiKey} onClose={close} />}
    </>
  );
}

function KeyRow({ apiKey, onNew }: Pick<RowActionsProps, 'apiKey' | 'onNew'>) {
  const { columns, states, allDomains, someDomains, madeBy, madeByNobody, neverUsed, neverExpires } =
    useTexts().apiKeys;
  const state = keyStateOf(apiKey, Date.now());
  return (
    <tr>
      <td>
        <b>{apiKey.name}</b>
        <div class="mono small muted">{apiKey.hint}</div>
        <div class="small muted">{apiKey.created_by === null ? madeByNobody : madeBy(apiKey.created_by.name)}</div>
      </td>
      <td>
        <span class={`badge ${tones[state]}`}>{states[state]}</span>
      </td>
      <td class="whole mono" data-label={columns.scopes}>
        {apiKey.scopes.join(', ')}
      </td>
      <td class="whole" data-label={columns.domains}>
        {apiKey.domain_ids === null ? allDomains : someDomains(apiKey.domain_ids.length)}
      </td>
      <td class="whole" data-label={columns.expires}>
        {apiKey.expires_at === null ? neverExpires : <Deadline at={apiKey.expires_at} />}
      </td>
      <td class="whole" data-label={columns.lastUse}>
        {apiKey.last_used_at === null ? neverUsed : <Moment at={apiKey.last_used_at} />}
      </td>
      <td class="corner">
        <div class="cell-actions">
          <RowActions apiKey={apiKey} state={state} onNew={onNew} />
        </div>
      </td>
    </tr>
  );
}

/** The table of keys. On a phone, each row becomes a block. */
export function KeyTable({
  rows,
  onNew,
}: {
  readonly rows: readonly ApiKey[];
  readonly onNew: RowActionsProps['onNew'];
}) {
  const { columns, title, actions } = useTexts().apiKeys;
  const heads = [columns.name, columns.state, columns.scopes, columns.domains, columns.expires, columns.lastUse];
  return (
    <DataTable label={title} columns={heads} actions={actions.column}>
      {rows.map((apiKey) => (
        <KeyRow key={apiKey.id} apiKey={apiKey} onNew={onNew} />
      ))}
    </DataTable>
  );
}
