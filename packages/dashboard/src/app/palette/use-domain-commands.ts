import type { Domain } from '@linkvitals/contract/types';
import { useNavigate } from '@tanstack/react-router';
import { isUnderWay } from '../../api/crawl-queries.ts';
import { useRights } from '../../api/rights.ts';
import { domainTabs } from '../../pages/domain/domain-tabs.ts';
import { useExportReport } from '../../pages/domain/use-export-report.ts';
import { useStartCrawl } from '../../pages/domain/use-start-crawl.ts';
import { useTexts } from '../../texts/texts.tsx';
import { destinations } from '../shortcuts/read-keys.ts';
import type { Command } from './command.ts';

/** The shortcut of a page, such as `g i`; undefined for a page without one. */
export const keysTo = (path: string): string | undefined => {
  const letter = Object.entries(destinations).find(([, to]) => to === path)?.[0];
  return letter && `g ${letter}`;
};

/** The commands for the domain that is shown, as far as the person may run them. */
export function useDomainCommands(domain: Domain): readonly Command[] {
  const { palette, domain: texts, domains, reports } = useTexts();
  const { also } = palette;
  const navigate = useNavigate();
  const rights = useRights()(domain.id);
  const start = useStartCrawl(domain);
  const exportReport = useExportReport(domain);
  const params = { domainId: domain.id };
  const isVerified = domain.verification_status === 'verified';
  const mayStart = isVerified && rights.has('crawl') && !domain.read_only && !isUnderWay(domain.last_crawl?.state);
  const hasReport = domain.health_score !== null;
  const here = (id: string, part: Omit<Command, 'id' | 'group'>): Command => ({
    id: `here-${id}`,
    group: 'here',
    ...part,
  });
  const { actions } = domains;
  return [
    ...(mayStart
      ? [here('start', { title: actions.start, also: also.start, icon: 'play', run: () => start.mutate() })]
      : []),
    ...(!isVerified && rights.has('edit')
      ? [
          here('verify', {
            title: actions.checkDns,
            also: also.verify,
            icon: 'check',
            run: () => navigate({ to: '/domains/$domainId', params }),
          }),
        ]
      : []),
    ...(hasReport
      ? [
          here('report', {
            title: reports.make,
            icon: 'file',
            run: () => navigate({ to: '/domains/$domainId/reports', params, state: { open: 'make-report' } }),
          }),
          here('pdf', { title: actions.pdf, also: also.download, icon: 'file', run: () => exportReport.mutate('pdf') }),
          here('csv', { title: actions.csv, also: also.download, icon: 'file', run: () => exportReport.mutate('csv') }),
        ]
      : []),
    ...domainTabs.map(({ to, text }) =>
      here(to, { title: texts[text], icon: 'go', keys: keysTo(to), run: () => navigate({ to, params }) }),
    ),
    here('rules', {
      title: palette.rules,
      also: also.rules,
      icon: 'go',
      run: () => navigate({ to: '/domains/$domainId/issues/rules', params }),
    }),
    ...(rights.has('delete')
      ? [
          here('delete', {
            title: actions.remove,
            also: also.remove,
            icon: 'trash',
            run: () => navigate({ to: '/domains/$domainId', params, state: { open: 'delete-domain' } }),
          }),
        ]
      : []),
  ];
}
