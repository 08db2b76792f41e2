import type { Badge, BadgeMetric, Domain } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { badgesQuery } from '../../../api/domain-queries.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useAction } from '../../settings/use-action.ts';
import { badgeHtml, badgeMarkdown } from './badge-code.ts';
import { SecretAddress } from './secret-address.tsx';

const metrics = ['health_score', 'broken_links'] as const satisfies BadgeMetric[];

/** The path of the image on the server of this page: the security policy allows no other, and the public URL may name another. */
const imagePath = (url: string): string => `badge/${url.split('/').at(-1)}`;

interface MetricBadgeProps {
  readonly domain: Domain;
  readonly metric: BadgeMetric;
  readonly badge: Badge | undefined;
  readonly canCreate: boolean;
  readonly canDelete: boolean;
}

interface MadeBadge {
  readonly url: string;
  /** Whether it replaced an older badge. */
  readonly hadOne: boolean;
}

/** Creates, renews and deletes a badge. Its address is known until the person leaves the page. */
function useBadge(domain: Domain, metric: BadgeMetric) {
  const queries = useQueryClient();
  const action = useAction();
  const [made, setMade] = useState<MadeBadge>();
  const change = (work: () => Promise<MadeBadge | undefined>) =>
    action.run(async () => {
      setMade(await work());
      await queries.invalidateQueries({ queryKey: badgesQuery(domain.id).queryKey });
    });
  return {
    made,
    busy: action.busy,
    create: (hadOne: boolean) =>
      change(async () => ({ url: (await client.badges.create(domain.id, { metric })).url, hadOne })),
    remove: () =>
      change(async () => {
        await client.badges.delete(domain.id, metric);
        return undefined;
      }),
  };
}

function MetricBadge({ domain, metric, badge, canCreate, canDelete }: MetricBadgeProps) {
  const texts = useTexts().sharing;
  const { made, busy, create, remove } = useBadge(domain, metric);
  const name = texts.metrics[metric];
  return (
    <li class="stack tight" aria-label={name}>
      <div class="row end">
        <div>
          <b>{name}</b>
          <div class="small muted">
            {badge ? (
              <>
                {texts.badgeSince} <Moment at={badge.created_at} />
              </>
            ) : (
              texts.noBadge
            )}
          </div>
        </div>
        <div class="row">
          {canCreate && (
            <Button
              busy={busy}
              aria-label={`${badge ? texts.renew : texts.makeBadge}: ${name}`}
              onClick={() => create(badge !== undefined)}
            >
              {badge ? texts.renew : texts.makeBadge}
            </Button>
          )}
          {canDelete && badge && (
            <Button busy={busy} aria-label={`${texts.deleteBadge}: ${name}`} onClick={remove}>
              {texts.deleteBadge}
            </Button>
          )}
        </div>
      </div>
      {made && (
        <div class="stack tight" role="status">
          <p class="small">
            {texts.badgeOnce} {made.hadOne && texts.olderBadge}
          </p>
          <img class="badge-image" src={imagePath(made.url)} alt={texts.badgeImage(name)} />
          <SecretAddress
            label={texts.markdown}
            value={badgeMarkdown(texts.badgeOf(name, domain.hostname), made.url)}
            what={texts.markdown}
          />
          <SecretAddress
            label={texts.html}
            value={badgeHtml(texts.badgeOf(name, domain.hostname), made.url)}
            what={texts.html}
          />
        </div>
      )}
    </li>
  );
}

interface BadgesProps {
  readonly domain: Domain;
  readonly canCreate: boolean;
  readonly canDelete: boolean;
}

/** The badges of a domain, one for each metric. */
export function Badges({ domain, canCreate, canDelete }: BadgesProps) {
  const texts = useTexts().sharing;
  const { data, error } = useQuery(badgesQuery(domain.id));
  return (
    <section class="stack tight" aria-label={texts.badgesTitle}>
      <h2>{texts.badgesTitle}</h2>
      {error && <ErrorNote error={error} />}
      <div class="card pad stack">
        <p class="muted">{texts.badgesText}</p>
        {data && data.data.length > 0 && <p class="small muted">{texts.badgeKept}</p>}
        {data && (
          <ul class="badges">
            {metrics.map((metric) => {
              const badge = data.data.find((one) => one.metric === metric);
              return <MetricBadge key={metric} {...{ domain, metric, badge, canCreate, canDelete }} />;
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
