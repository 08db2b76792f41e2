import type { Domain, Session } from '@linkvitals/contract/types';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { domainQuery } from '../../api/domain-queries.ts';
import { sessionQuery } from '../../api/session-queries.ts';
import { DomainStep, ProveAndCrawl } from './domain-steps.tsx';
import { OwnerStep } from './owner-step.tsx';

/** From the set-up link to a crawl. The address holds how far it is, so a reload goes on where it was. */
export function SetUpPage() {
  const { domain } = useSearch({ from: '/setup' });
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  if (session === null) {
    return <OwnerStep onSignedIn={(fresh: Session) => queries.setQueryData(sessionQuery.queryKey, fresh)} />;
  }
  if (domain !== undefined) return <ProveAndCrawl domainId={domain} />;
  const onAdded = (added: Domain) => {
    queries.setQueryData(domainQuery(added.id).queryKey, added);
    void navigate({ to: '/setup', search: { domain: added.id } });
  };
  return <DomainStep onAdded={onAdded} />;
}
