import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { isUnderWay } from '../../api/crawl-queries.ts';
import { useRights } from '../../api/rights.ts';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { Icon } from '../../parts/buttons/icon.tsx';
import { Menu, MenuItem } from '../../parts/overlays/menu.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { useExportReport } from '../domain/use-export-report.ts';
import { useStartCrawl } from '../domain/use-start-crawl.ts';
import { DomainLink } from './domain-link.tsx';

const DeleteDialog = lazyDialog(async () => (await import('../domain/delete-dialog.tsx')).DeleteDialog);

/** The action that fits the state of the domain. */
function MainAction({ domain }: { readonly domain: Domain }) {
  const { actions } = useTexts().domains;
  const rights = useRights()(domain.id);
  const start = useStartCrawl(domain);
  const hostname = hostText(domain.hostname);
  if (isUnderWay(domain.last_crawl?.state)) {
    return (
      <DomainLink domain={domain} class="button" label={actions.watchAt(hostname)}>
        {actions.watch}
      </DomainLink>
    );
  }
  if (domain.verification_status !== 'verified') {
    if (!rights.has('edit')) return null;
    return (
      <DomainLink domain={domain} class="button" label={actions.checkDnsAt(hostname)}>
        {actions.checkDns}
      </DomainLink>
    );
  }
  if (!rights.has('crawl') || domain.read_only) return null;
  return (
    <Button busy={start.isPending} aria-label={actions.startAt(hostname)} onClick={() => start.mutate()}>
      {actions.start}
    </Button>
  );
}

/** The actions for a domain: a button for the one that fits its state, and a menu for the others. */
export function RowActions({ domain }: { readonly domain: Domain }) {
  const { actions } = useTexts().domains;
  const navigate = useNavigate();
  const rights = useRights()(domain.id);
  const exportReport = useExportReport(domain);
  const [isDeleting, setDeleting] = useState(false);
  const params = { domainId: domain.id };
  return (
    <div class="row-actions">
      <MainAction domain={domain} />
      <Menu
        label={actions.more(hostText(domain.hostname))}
        buttonClass="button quiet square"
        button={<Icon name="more" />}
      >
        <MenuItem icon="eye" onSelect={() => void navigate({ to: '/domains/$domainId', params })}>
          {actions.view}
        </MenuItem>
        <MenuItem icon="history" onSelect={() => void navigate({ to: '/domains/$domainId/crawls', params })}>
          {actions.history}
        </MenuItem>
        {domain.health_score !== null && (
          <>
            <MenuItem icon="file" onSelect={() => exportReport.mutate('pdf')}>
              {actions.pdf}
            </MenuItem>
            <MenuItem icon="file" onSelect={() => exportReport.mutate('csv')}>
              {actions.csv}
            </MenuItem>
          </>
        )}
        <MenuItem icon="gear" onSelect={() => void navigate({ to: '/domains/$domainId/settings', params })}>
          {actions.settings}
        </MenuItem>
        {rights.has('delete') && (
          <>
            <hr />
            <MenuItem icon="trash" danger onSelect={() => setDeleting(true)}>
              {actions.remove}
            </MenuItem>
          </>
        )}
      </Menu>
      {isDeleting && <DeleteDialog domain={domain} onClose={() => setDeleting(false)} />}
    </div>
  );
}
