import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { domainQuery } from '../../api/domain-queries.ts';
import { useTexts } from '../../texts/texts.tsx';

/** The text shown when there is no crawl yet, or, for an unverified domain, the step before the first crawl. */
export function NoCrawl({ text }: { readonly text: string }) {
  const { empty } = useTexts().trends;
  const { domainId } = useParams({ from: '/signed-in/domains/$domainId' });
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  if (domain.verification_status === 'verified') return <p class="card pad muted">{text}</p>;
  return (
    <div class="card pad stack tight">
      <p class="muted">{empty.unverified}</p>
      <div class="row">
        <Link className="button" to="/domains/$domainId" params={{ domainId }}>
          {empty.verify}
        </Link>
      </div>
    </div>
  );
}
