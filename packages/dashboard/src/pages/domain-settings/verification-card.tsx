import type { Domain } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { domainQuery } from '../../api/domain-queries.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Moment } from '../../parts/labels/moment.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { RecordFields, VerifyCard } from '../domain/overview/verify-card.tsx';
import { useAction } from '../settings/use-action.ts';
import { Section } from './section.tsx';

function VerifiedRecord({ domain }: { readonly domain: Domain }) {
  const { domainSettings, domain: domainTexts } = useTexts();
  const { verification: texts } = domainSettings;
  const queries = useQueryClient();
  const { busy, run } = useAction();
  const { records, last_check } = domain.verification;
  const check = async () => {
    queries.setQueryData(domainQuery(domain.id).queryKey, await client.domains.checkVerification(domain.id));
    await queries.invalidateQueries({ queryKey: ['domains', 'list'] });
  };
  return (
    <>
      <p>{texts.text}</p>
      {records[0] && (
        <div class="stack tight">
          <RecordFields record={records[0]} note={domainTexts.verify.keepNote} />
        </div>
      )}
      <div class="choice">
        <div role="status" class="small muted">
          {last_check && (
            <>
              {domainTexts.verify.lastCheck} <Moment at={last_check.checked_at} />:{' '}
              {domainTexts.verify.outcomes[last_check.name_exists ? last_check.outcome : 'no_name'] ??
                last_check.detail}
            </>
          )}
        </div>
        <Button busy={busy} onClick={() => void run(check)}>
          {texts.check}
        </Button>
      </div>
    </>
  );
}

/** The card with the record that verifies the domain, and a check on demand. */
export function VerificationCard({ domain }: { readonly domain: Domain }) {
  const { verification: texts } = useTexts().domainSettings;
  const isVerified = domain.verification_status === 'verified';
  return (
    <Section title={texts.title}>
      {isVerified ? <VerifiedRecord domain={domain} /> : <VerifyCard domain={domain} />}
    </Section>
  );
}
