import type { Session } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accountQuery, usageQuery } from '../../api/account-queries.ts';
import { useRights } from '../../api/rights.ts';
import { pagePaths } from '../../page-paths.ts';
import { isOffered, settingsEntries } from '../../pages/settings/settings-entries.ts';
import { useTexts } from '../../texts/texts.tsx';
import type { Command } from './command.ts';
import { keysTo } from './use-domain-commands.ts';

/** Whether the plan has room for one more. */
const hasRoom = (count: { readonly used: number; readonly limit: number | null } | undefined): boolean =>
  count !== undefined && (count.limit === null || count.used < count.limit);

/** Commands for the pages that the role of the person may open. */
function usePageCommands(session: Session): readonly Command[] {
  const { palette, domains, settings } = useTexts();
  const navigate = useNavigate();
  const role = session.account?.role ?? 'member';
  const page = (part: Omit<Command, 'group' | 'icon'>): Command => ({ group: 'pages', icon: 'go', ...part });
  return [
    page({ id: 'my-domains', title: domains.title, keys: keysTo('/'), run: () => navigate({ to: '/' }) }),
    ...settingsEntries
      .filter((entry) => isOffered(entry, role))
      .map(({ to, text }) =>
        page({
          id: to,
          title: settings.pages[text],
          beside: settings.title,
          also: `${settings.title} ${palette.also.pages[text] ?? ''}`,
          keys: keysTo(to),
          run: () => navigate({ to }),
        }),
      ),
    page({
      id: 'reference',
      title: palette.reference,
      run: () => location.assign(new URL('docs', document.baseURI)),
    }),
  ];
}

/** Commands for the pages of the account, and for adding to it as far as the person may. */
export function useAccountCommands(session: Session): readonly Command[] {
  const { palette, domains, members, webhooks, apiKeys } = useTexts();
  const { also } = palette;
  const navigate = useNavigate();
  const rights = useRights()(null);
  const manages = session.account !== null && session.account.role !== 'member';
  const usage = useQuery({ ...usageQuery, enabled: session.account !== null }).data;
  const account = useQuery({ ...accountQuery, enabled: manages }).data;
  const pages = usePageCommands(session);
  const add = (part: Omit<Command, 'group' | 'icon'>): Command => ({ group: 'actions', icon: 'plus', ...part });
  const addDomain = add({
    id: 'add-domain',
    title: domains.add,
    also: also.addDomain,
    run: () => navigate({ to: '/', state: { open: 'add-domain' } }),
  });
  const invite = add({
    id: 'invite',
    title: members.invite.open,
    also: also.invite,
    run: () => navigate({ to: pagePaths.members, state: { open: 'invite' } }),
  });
  const addWebhook = add({
    id: 'add-webhook',
    title: webhooks.add,
    also: also.addWebhook,
    run: () => navigate({ to: pagePaths.webhooks, state: { open: 'add-webhook' } }),
  });
  const createKey = add({
    id: 'create-key',
    title: apiKeys.add,
    also: also.createKey,
    run: () => navigate({ to: pagePaths.apiKeys, state: { open: 'create-key' } }),
  });
  const mayInvite = manages && account?.limits.agency_features && hasRoom(usage?.members);
  return [
    ...(session.account !== null && rights.has('edit') && hasRoom(usage?.domains) ? [addDomain] : []),
    ...(mayInvite ? [invite] : []),
    ...(manages && hasRoom(usage?.webhook_endpoints) ? [addWebhook] : []),
    ...(manages && hasRoom(usage?.api_keys) ? [createKey] : []),
    ...pages,
  ];
}
