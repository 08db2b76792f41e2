import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { isUnderWay } from '../../api/crawl-queries.ts';
import { domainQuery } from '../../api/domain-queries.ts';
import { Form } from '../../parts/forms/form.tsx';
import { Submit } from '../../parts/forms/submit.tsx';
import { Score } from '../../parts/labels/score.tsx';
import { NarrowPage } from '../../parts/page/narrow-page.tsx';
import { ErrorNote } from '../../parts/page/note.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { createDomain } from '../adding/create-domain.ts';
import { DomainField } from '../adding/domain-field.tsx';
import { CrawlFailure } from '../domain/crawls/crawl-failure.tsx';
import { LiveCrawl } from '../domain/crawls/live-crawl.tsx';
import { useLiveCrawl } from '../domain/crawls/use-live-crawl.ts';
import { VerifyCard } from '../domain/overview/verify-card.tsx';
import { DomainLink } from '../domains/domain-link.tsx';
import { Steps } from './steps.tsx';

/** The step that adds the first domain. */
export function DomainStep({ onAdded }: { readonly onAdded: (domain: Domain) => void }) {
  const { setUp } = useTexts();
  const { domain } = setUp;
  const later = <Link to="/">{domain.later}</Link>;
  return (
    <NarrowPage title={setUp.title} roomy below={<p class="small">{later}</p>}>
      <Steps at={1} />
      <h2>{domain.title}</h2>
      <Form label={domain.title} onSubmit={async ({ hostname = '' }) => onAdded(await createDomain(hostname))}>
        <DomainField hint={domain.hint} />
        <Submit>{domain.submit}</Submit>
      </Form>
    </NarrowPage>
  );
}

function FirstCrawl({ crawlId, domain }: { readonly crawlId: string; readonly domain: Domain }) {
  const texts = useTexts().setUp.crawl;
  const crawl = useLiveCrawl(crawlId);
  if (crawl === undefined) return null;
  if (isUnderWay(crawl.state)) {
    return (
      <>
        <p class="muted">{texts.text}</p>
        <LiveCrawl crawl={crawl} />
      </>
    );
  }
  return (
    <>
      <p role="status">{crawl.error === null ? texts.done : <CrawlFailure crawl={crawl} />}</p>
      {crawl.health_score !== null && (
        <p class="row">
          {texts.score} <Score score={crawl.health_score} status={crawl.health_status} />
        </p>
      )}
      <DomainLink domain={domain} class="button primary">
        {texts.open}
      </DomainLink>
    </>
  );
}

/** The step with the first crawl, which starts by itself, since the person is here for it. */
function CrawlStep({ domain }: { readonly domain: Domain }) {
  const start = useMutation({ mutationFn: () => client.crawls.start(domain.id) });
  const { mutate, isIdle } = start;
  const known = domain.last_crawl?.id;
  useEffect(() => {
    if (known === undefined && isIdle) mutate();
  }, [known, isIdle, mutate]);
  const crawlId = start.data?.id ?? known;
  if (start.isError) return <ErrorNote error={start.error} />;
  return crawlId === undefined ? null : <FirstCrawl crawlId={crawlId} domain={domain} />;
}

interface ProveAndCrawlProps {
  readonly domainId: string;
  /** Called with the domain that was added instead of this one, to continue with it. */
  readonly onCorrected: (right: Domain) => Promise<unknown>;
}

/** The steps that verify the first domain and then crawl it. */
export function ProveAndCrawl({ domainId, onCorrected }: ProveAndCrawlProps) {
  const { setUp } = useTexts();
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  const isVerified = domain.verification_status === 'verified';
  const later = <Link to="/">{setUp.dns.later}</Link>;
  return (
    <NarrowPage title={setUp.title} roomy below={!isVerified && <p class="small">{later}</p>}>
      <Steps at={isVerified ? 3 : 2} />
      <h2>{isVerified ? setUp.crawl.title : `${setUp.dns.title}: ${hostText(domain.hostname)}`}</h2>
      {isVerified ? <CrawlStep domain={domain} /> : <VerifyCard domain={domain} onCorrected={onCorrected} />}
    </NarrowPage>
  );
}
