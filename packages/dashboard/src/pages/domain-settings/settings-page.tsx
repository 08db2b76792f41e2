import '../settings/settings.css';
import './domain-settings.css';
import type { Domain, DomainUpdate } from '@linkvitals/contract/types';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useId, useState } from 'preact/hooks';
import { accountQuery } from '../../api/account-queries.ts';
import { domainQuery } from '../../api/domain-queries.ts';
import { useRights } from '../../api/rights.ts';
import { ErrorNote, Note } from '../../parts/page/note.tsx';
import { SkeletonRows } from '../../parts/page/skeleton.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { RemoveCard } from './remove-card.tsx';
import { SectionLinks } from './section-links.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SharingCard } from './sharing-card.tsx';
import { useDomainSettings, type Version } from './use-domain-settings.ts';
import { VerificationCard } from './verification-card.tsx';

function Settings({ live }: { readonly live: Domain }) {
  const { domainSettings: texts } = useTexts();
  const rights = useRights()(live.id);
  const account = useQuery(accountQuery);
  const { query, save, show } = useDomainSettings(live.id);
  const atOnce = useId();
  // The counter is here, where the saved settings are read, so that both change together. Otherwise the form would start with old values.
  const [beginning, setBeginning] = useState(0);
  const beginAnew = () => setBeginning((count) => count + 1);
  const error = query.error ?? account.error;
  if (error) return <ErrorNote error={error} />;
  if (query.data === undefined || account.data === undefined) return <SkeletonRows rows={6} />;
  const { domain } = query.data;
  const mayEdit = rights.has('edit') && !live.read_only;
  const take = (current: Version) => {
    show(current);
    beginAnew();
  };
  const saveOrSay = async (update: DomainUpdate) => {
    const theirs = await save(update);
    if (theirs !== undefined) take(theirs);
    return theirs;
  };
  return (
    <div class="with-section-links">
      <SectionLinks />
      <div class="stack domain-settings">
        {!rights.has('edit') && <Note tone="accent">{texts.readOnly}</Note>}
        {rights.has('edit') && live.read_only && <Note tone="fair">{texts.overPlan}</Note>}
        <SettingsForm
          domain={domain}
          live={live}
          limits={account.data.limits}
          mayEdit={mayEdit}
          save={save}
          beginning={beginning}
          onBeginAnew={beginAnew}
          onTake={take}
        />
        <section class="stack at-once" id="at-once" aria-labelledby={atOnce}>
          <div>
            <h2 id={atOnce} tabIndex={-1}>
              {texts.atOnce.title}
            </h2>
            {mayEdit && <p class="muted">{texts.atOnce.text}</p>}
          </div>
          <SharingCard isOn={domain.settings.sharing} mayEdit={mayEdit} save={saveOrSay} />
          {rights.has('edit') && <VerificationCard domain={live} />}
          {rights.has('delete') && <RemoveCard domain={live} />}
        </section>
      </div>
    </div>
  );
}

/** The page with all settings of a domain. */
export function DomainSettingsPage() {
  const { domainId } = useParams({ from: '/signed-in/domains/$domainId' });
  const { data } = useSuspenseQuery(domainQuery(domainId));
  return <Settings key={domainId} live={data} />;
}
