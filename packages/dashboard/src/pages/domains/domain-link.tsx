import type { Domain } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';

interface DomainLinkProps {
  readonly domain: Pick<Domain, 'id'>;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly label?: string;
}

/** A link to the page of a domain. */
export function DomainLink({ domain, children, class: className, label }: DomainLinkProps) {
  return (
    <Link to="/domains/$domainId" params={{ domainId: domain.id }} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
