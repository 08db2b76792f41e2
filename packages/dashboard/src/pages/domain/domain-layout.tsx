import './domain.css';
import { hostText, shortHost } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatches, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { isUnderWay } from '../../api/crawl-queries.ts';
import { domainQuery } from '../../api/domain-queries.ts';
import { issueCountsQuery } from '../../api/issue-queries.ts';
import { useRights } from '../../api/rights.ts';
import { useOpenOnArrival } from '../../app/open-on-arrival.ts';
import { pagePaths } from '../../page-paths.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Icon } from '../../parts/buttons/icon.tsx';
import { VerificationBadge } from '../../parts/labels/verification-badge.tsx';
import { Menu, MenuItem } from '../../parts/overlays/menu.tsx';
import { Page } from '../../parts/page/page.tsx';
import { Path } from '../../parts/page/path.tsx';
import { Tabs } from '../../parts/page/tabs.tsx';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { domainTabs, listsAbove } from './domain-tabs.ts';
import { SiteProvider } from './facts/site.ts';
import { RunningMark } from './running-mark.tsx';
import { useExportReport } from './use-export-report.ts';
import { useStartCrawl } from './use-start-crawl.ts';

/** The path of the current page, with the names of its parameters. */
const usePagePath = (): string | undefined => useMatches({ select: (matches) => matches.at(-1)?.fullPath });

/**
 * The number of open issues that the tab of issues shows; undefined before the first crawl. A page that counts them, such as the one that
 * lists them, knows better than the last crawl.
 */
function useOpenIssues({ id, metrics }: Domain): number | undefined {
  const { data: now } = useQuery({ ...issueCountsQuery(id), enabled: false });
  const { issue_counts: then } = metrics;
  if (then === null) return undefined;
  return now?.complete ? now.new + now.still_open : then.error + then.warning + then.notice;
}

function DomainTabs({ domain }: { readonly domain: Domain }) {
  const texts = useTexts().domain;
  const path = usePagePath();
  const format = useFormat();
  const params = { domainId: domain.id };
  // Other tabs lie below the paths of these two.
  const isOnlyItself = (to: string): boolean =>
    to === pagePaths.domain || (to === pagePaths.crawls && path === pagePaths.compare);
  const open = useOpenIssues(domain);
  return (
    <Tabs label={texts.navigation}>
      {domainTabs.map(({ to, text }) => (
        <Link key={to} to={to} params={params} activeOptions={{ exact: isOnlyItself(to), includeSearch: false }}>
          {texts[text]}
          {text === 'issues' && open !== undefined && <b>{format.number(open)}</b>}
        </Link>
      ))}
    </Tabs>
  );
}

function Actions({ domain }: { readonly domain: Domain }) {
  const { domain: texts, domains } = useTexts();
  const rights = useRights()(domain.id);
  const start = useStartCrawl(domain);
  const exportReport = useExportReport(domain);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  useOpenOnArrival('delete-domain', () => setDeleting(true));
  const mayStart = rights.has('crawl') && domain.verification_status === 'verified' && !domain.read_only;
  const hasReport = domain.health_score !== null;
  return (
    <>
      {mayStart && !isUnderWay(domain.last_crawl?.state) && (
        <Button kind="primary" busy={start.isPending} onClick={() => start.mutate()}>
          <Icon name="play" />
          {texts.startCrawl}
        </Button>
      )}
      {(hasReport || rights.has('delete')) && (
        <Menu label={texts.more} buttonClass="button square" button={<Icon name="more" />}>
          {hasReport && (
            <>
              <MenuItem icon="file" onSelect={() => exportReport.mutate('pdf')}>
                {domains.actions.pdf}
              </MenuItem>
              <MenuItem icon="file" onSelect={() => exportReport.mutate('csv')}>
                {domains.actions.csv}
              </MenuItem>
            </>
          )}
          {rights.has('delete') && (
            <MenuItem icon="trash" danger onSelect={() => setDeleting(true)}>
              {domains.actions.remove}
            </MenuItem>
          )}
        </Menu>
      )}
      {isDeleting && (
        <DeleteDialog
          domain={domain}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate({ to: '/', ignoreBlocker: true })}
        />
      )}
    </>
  );
}

/** The tab with the list that leads to the current page; undefined for a page that is a tab itself. */
function useListAbove(): (typeof domainTabs)[number] | undefined {
  const path = usePagePath();
  const to = path === undefined ? undefined : listsAbove[path];
  return domainTabs.find((tab) => tab.to === to);
}

/** The breadcrumbs. */
function DomainPath({ name, domainId }: { readonly name: string; readonly domainId: string }) {
  const { shell, domain: texts } = useTexts();
  const list = useListAbove();
  const params = { domainId };
  const steps = [
    { text: shell.domains, link: { to: pagePaths.domains } },
    ...(list
      ? [
          { text: name, link: { to: pagePaths.domain, params } },
          { text: texts[list.text], link: { to: list.to, params } },
        ]
      : []),
  ];
  return <Path steps={steps} />;
}

/** The frame around every page of a domain: its name, its actions, its tabs. */
export function DomainLayout() {
  const { domainId } = useParams({ from: '/signed-in/domains/$domainId' });
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  const name = hostText(domain.hostname);
  const running = isUnderWay(domain.last_crawl?.state) ? domain.last_crawl : null;
  return (
    <>
      <DomainPath name={name} domainId={domainId} />
      <Page
        title={name}
        beside={
          <>
            <VerificationBadge status={domain.verification_status} />
            {running && <RunningMark key={running.id} domainId={domainId} crawlId={running.id} />}
          </>
        }
        actions={<Actions domain={domain} />}
      >
        <DomainTabs domain={domain} />
        <SiteProvider value={shortHost(domain.hostname)}>
          <Outlet />
        </SiteProvider>
      </Page>
    </>
  );
}
