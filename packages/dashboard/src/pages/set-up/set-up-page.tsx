import type { Domain, Session } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { domainQuery, domainsQuery } from '../../api/domain-queries.ts';
import { sessionQuery } from '../../api/session-queries.ts';
import { ErrorNote } from '../../parts/page/note.tsx';
import { DomainStep, ProveAndCrawl } from './domain-steps.tsx';
import { nextStep } from './next-step.ts';
import { OwnerStep } from './owner-step.tsx';

/** Goes on where somebody stopped: they may open the set-up link again long after. */
function Resume() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data, error } = useInfiniteQuery(domainsQuery({}));
  if (error) return <ErrorNote error={error} />;
  if (data === undefined) return null;
  const step = nextStep(data.pages.flatMap((page) => page.data));
  if (step === 'done') return <Navigate to="/" replace />;
  if (step !== 'domain') return <Navigate to="/setup" search={{ domain: step }} replace />;
  const onAdded = (added: Domain) => {
    queries.setQueryData(domainQuery(added.id).queryKey, added);
    void navigate({ to: '/setup', search: { domain: added.id } });
  };
  return <DomainStep onAdded={onAdded} />;
}

/** From the set-up link to a crawl. The address holds how far it is, so a reload goes on where it was. */
export function SetUpPage() {
  const { domain } = useSearch({ from: '/setup' });
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  if (session === null) {
    return <OwnerStep onSignedIn={(fresh: Session) => queries.setQueryData(sessionQuery.queryKey, fresh)} />;
  }
  // Only owners and administrators add domains.
  if (session.account === null || session.account.role === 'member') return <Navigate to="/" replace />;
  if (domain === undefined) return <Resume />;
  const onCorrected = (right: Domain) => {
    queries.setQueryData(domainQuery(right.id).queryKey, right);
    return navigate({ to: '/setup', search: { domain: right.id }, replace: true });
  };
  return <ProveAndCrawl key={domain} domainId={domain} onCorrected={onCorrected} />;
}
