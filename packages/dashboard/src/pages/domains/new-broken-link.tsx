import type { Domain } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';

interface NewBrokenLinkProps {
  readonly domain: Pick<Domain, 'id'>;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** To the broken links of a domain that its last crawl found new. */
export function NewBrokenLink({ domain, label, children }: NewBrokenLinkProps) {
  return (
    <Link
      to="/domains/$domainId/issues"
      params={{ domainId: domain.id }}
      search={{ severity: 'error' }}
      className="new-broken"
      aria-label={label}
    >
      {children}
    </Link>
  );
}
