import { hostText } from '@linkvitals/contract/readable/host';
import type { Crawl, Domain } from '@linkvitals/contract/types';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { isUnderWay } from '../../api/crawl-queries.ts';
import { domainQuery } from '../../api/domain-queries.ts';
import { pagePaths } from '../../page-paths.ts';
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
import { MonitoringForm } from '../domain/overview/monitoring-form.tsx';
import { isUnwatched } from '../domain/overview/monitoring-presets.ts';
import { VerifyCard } from '../domain/overview/verify-card.tsx';
import { DomainLink } from '../domains/domain-link.tsx';
import { Steps } from './steps.tsx';

interface StepProps {
  /** 0-based */
  readonly at: number;
  readonly title: string;
  readonly below?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Step({ at, title, below, children }: StepProps) {
  const { setUp } = useTexts();
  return (
    <NarrowPage title={setUp.title} roomy below={below && <p class="small">{below}</p>}>
      <Steps at={at} />
      <h2>{title}</h2>
      {children}
    </NarrowPage>
  );
}

/** The step that adds the first domain. */
export function DomainStep({ onAdded }: { readonly onAdded: (domain: Domain) => void }) {
  const { domain } = useTexts().setUp;
  return (
    <Step at={1} title={domain.title} below={<Link to="/">{domain.later}</Link>}>
      <Form label={domain.title} onSubmit={async ({ hostname = '' }) => onAdded(await createDomain(hostname))}>
        <DomainField hint={domain.hint} />
        <Submit>{domain.submit}</Submit>
      </Form>
    </Step>
  );
}

interface CrawledProps {
  readonly crawl: Crawl;
  readonly domain: Domain;
}

/** The outcome of the first crawl. */
function Outcome({ crawl }: Pick<CrawledProps, 'crawl'>) {
  const texts = useTexts().setUp.crawl;
  return (
    <>
      <p role="status">{crawl.error === null ? texts.done : <CrawlFailure crawl={crawl} />}</p>
      {crawl.health_score !== null && (
        <p class="row">
          {texts.score} <Score score={crawl.health_score} status={crawl.health_status} />
        </p>
      )}
    </>
  );
}

/** The last step, which has the domain crawled from now on. One who skips it is reminded on the page of the domain. */
function MonitoringStep({ crawl, domain }: CrawledProps) {
  const { setUp, domain: texts } = useTexts();
  const navigate = useNavigate();
  const toDomain = () => navigate({ to: pagePaths.domain, params: { domainId: domain.id } });
  return (
    <Step at={4} title={texts.monitoring.title} below={<DomainLink domain={domain}>{setUp.crawl.skip}</DomainLink>}>
      <Outcome crawl={crawl} />
      <p class="muted">{texts.monitoring.text(hostText(domain.hostname))}</p>
      <MonitoringForm domain={domain} onSet={toDomain} />
    </Step>
  );
}

function FirstCrawl({ crawlId, domain }: { readonly crawlId: string; readonly domain: Domain }) {
  const texts = useTexts().setUp.crawl;
  const crawl = useLiveCrawl(crawlId);
  // It stays as it was when the step began: the form itself changes the domain, and then leads on.
  const [wasUnwatched] = useState(isUnwatched(domain));
  if (crawl === undefined) return null;
  if (crawl.state === 'completed' && wasUnwatched) return <MonitoringStep crawl={crawl} domain={domain} />;
  return (
    <Step at={3} title={texts.title}>
      {isUnderWay(crawl.state) ? (
        <>
          <p class="muted">{texts.text}</p>
          <LiveCrawl crawl={crawl} />
        </>
      ) : (
        <>
          <Outcome crawl={crawl} />
          <DomainLink domain={domain} class="button primary">
            {texts.open}
          </DomainLink>
        </>
      )}
    </Step>
  );
}

/** The step with the first crawl, which starts by itself, since the person is here for it. */
function CrawlStep({ domain }: { readonly domain: Domain }) {
  const { crawl } = useTexts().setUp;
  const start = useMutation({ mutationFn: () => client.crawls.start(domain.id) });
  const { mutate, isIdle } = start;
  const known = domain.last_crawl?.id;
  useEffect(() => {
    if (known === undefined && isIdle) mutate();
  }, [known, isIdle, mutate]);
  const crawlId = start.data?.id ?? known;
  if (crawlId !== undefined && !start.isError) return <FirstCrawl crawlId={crawlId} domain={domain} />;
  return (
    <Step at={3} title={crawl.title}>
      {start.isError && <ErrorNote error={start.error} />}
    </Step>
  );
}

interface AfterDomainProps {
  readonly domainId: string;
  /** Called with the domain that was added instead of this one, to continue with it. */
  readonly onCorrected: (right: Domain) => Promise<unknown>;
}

/** The steps that verify the first domain, crawl it, and have it watched. */
export function AfterDomain({ domainId, onCorrected }: AfterDomainProps) {
  const { dns } = useTexts().setUp;
  const { data: domain } = useSuspenseQuery(domainQuery(domainId));
  if (domain.verification_status === 'verified') return <CrawlStep domain={domain} />;
  return (
    <Step at={2} title={`${dns.title}: ${hostText(domain.hostname)}`} below={<Link to="/">{dns.later}</Link>}>
      <VerifyCard domain={domain} onCorrected={onCorrected} />
    </Step>
  );
}
