import type { Domain } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { pagePaths } from '../../page-paths.ts';

interface RecentErrorsLinkProps {
  readonly domain: Pick<Domain, 'id'>;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A link to the errors of a domain by age, where those of the last 24 hours come first. */
export function RecentErrorsLink({ domain, label, children }: RecentErrorsLinkProps) {
  return (
    <Link
      to={pagePaths.allIssues}
      search={{ domain: domain.id, view: 'single' }}
      className="recent-errors"
      aria-label={label}
    >
      {children}
    </Link>
  );
}
