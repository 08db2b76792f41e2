import type { Domain, Session } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { domainQuery, domainsQuery } from '../../api/domain-queries.ts';
import { sessionQuery } from '../../api/session-queries.ts';
import { ErrorNote } from '../../parts/page/note.tsx';
import { AfterDomain, DomainStep } from './domain-steps.tsx';
import { nextStep } from './next-step.ts';
import { OwnerStep } from './owner-step.tsx';

/** Returns a function that continues the set-up with a domain. */
function useGoOn(): (domain: Domain, options?: { readonly replace: boolean }) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (domain, options) => {
    queries.setQueryData(domainQuery(domain.id).queryKey, domain);
    return navigate({ to: '/setup', search: { domain: domain.id }, ...options });
  };
}

/** Continues at the right step, since people may open the set-up link again much later. */
function Resume() {
  const goOn = useGoOn();
  const { data, error } = useInfiniteQuery(domainsQuery({}));
  if (error) return <ErrorNote error={error} />;
  if (data === undefined) return null;
  const step = nextStep(data.pages.flatMap((page) => page.data));
  if (step === 'done') return <Navigate to="/" replace />;
  if (step !== 'domain') return <Navigate to="/setup" search={{ domain: step }} replace />;
  return <DomainStep onAdded={(added) => void goOn(added)} />;
}

/** The page that leads from the set-up link to a domain that is watched. The address has the step, so that a reload continues there. */
export function SetUpPage() {
  const { domain } = useSearch({ from: '/setup' });
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queries = useQueryClient();
  const goOn = useGoOn();
  if (session === null) {
    return <OwnerStep onSignedIn={(fresh: Session) => queries.setQueryData(sessionQuery.queryKey, fresh)} />;
  }
  // Only owners and admins can add domains.
  if (session.account === null || session.account.role === 'member') return <Navigate to="/" replace />;
  if (domain === undefined) return <Resume />;
  return <AfterDomain key={domain} domainId={domain} onCorrected={(right) => goOn(right, { replace: true })} />;
}
