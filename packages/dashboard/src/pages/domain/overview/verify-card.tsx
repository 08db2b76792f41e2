import '../domain.css';
import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { TimeoutError } from '@linkvitals/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { domainQuery } from '../../../api/domain-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { pagePaths } from '../../../page-paths.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { CorrectName } from '../../adding/correct-name.tsx';
import { twinOf } from '../../adding/watched-site.ts';
import { recordText } from './record-text.ts';

type Record = Domain['verification']['records'][number];

/** The DNS record, field by field, as the forms of DNS providers need it. */
export function RecordFields({ record, note }: { readonly record: Record; readonly note: string }) {
  const { verify } = useTexts().domain;
  const fields = [
    [verify.type, record.type],
    [verify.name, record.place],
    [verify.value, record.value],
  ] as const;
  return (
    <>
      <dl class="record">
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
            <dd>{value !== record.type && <CopyButton value={value} what={name} />}</dd>
          </div>
        ))}
        <div>
          <dt>{verify.ttl}</dt>
          <dd class="muted">{verify.ttlValue}</dd>
          <dd />
        </div>
      </dl>
      <p class="small muted">{note}</p>
    </>
  );
}

/** The record as a text, for people without access to the DNS settings to send to somebody who has it. */
function ForSomebodyElse({ record, hostname }: { readonly record: Record; readonly hostname: string }) {
  const { verify } = useTexts().domain;
  return (
    <div class="choice small">
      <p>{verify.noAccess}</p>
      <CopyButton value={recordText(verify, record, hostname)} label={verify.copyAsText} />
    </div>
  );
}

/** When a record that is missing was last found. */
function Sightings({ check }: { readonly check: Domain['verification']['last_check'] }) {
  const { verify } = useTexts().domain;
  if (!check?.missing_since) return null;
  return (
    <p>
      <DateTime at={check.missing_since} text={verify.missingSince} />{' '}
      {check.last_seen_at && <DateTime at={check.last_seen_at} text={verify.lastSeen} />}
    </p>
  );
}

type Watch = { readonly is: 'on' } | { readonly is: 'off' } | { readonly is: 'failed'; readonly error: unknown };

/** Checks DNS until the record is found or the page is left. Every attempt updates the domain that is shown. */
function useVerificationWatch(domain: Domain) {
  const queries = useQueryClient();
  const { verify } = useTexts().domain;
  const [watch, setWatch] = useState<Watch>({ is: 'on' });
  useEffect(() => {
    if (watch.is !== 'on') return;
    const end = new AbortController();
    const show = (seen: Domain) => queries.setQueryData(domainQuery(domain.id).queryKey, seen);
    client.domains.waitUntilVerified(domain.id, { signal: end.signal, onAttempt: show }).then(
      (verified) => {
        show(verified);
        toast(verify.done(hostText(verified.hostname)));
        void queries.invalidateQueries({ queryKey: ['domains', 'list'] });
      },
      (error: unknown) => {
        if (!end.signal.aborted) setWatch(error instanceof TimeoutError ? { is: 'off' } : { is: 'failed', error });
      },
    );
    return () => end.abort();
  }, [domain.id, watch.is, queries, verify]);
  return { watch, again: () => setWatch({ is: 'on' }) };
}

interface VerifyCardProps {
  readonly domain: Domain;
  /** Called when the domain was added again under its right name; default: opens its page. */
  readonly onCorrected?: (right: Domain) => Promise<unknown>;
}

/** Instructions to verify a domain, with a check that runs meanwhile. */
export function VerifyCard({ domain, onCorrected }: VerifyCardProps) {
  const { domain: texts, domains } = useTexts();
  const { verify } = texts;
  const navigate = useNavigate();
  const toPage = ({ id }: Domain) => navigate({ to: pagePaths.domain, params: { domainId: id }, replace: true });
  const { watch, again } = useVerificationWatch(domain);
  const { records, last_check } = domain.verification;
  const name = hostText(domain.hostname);
  const [first, ...others] = records;
  return (
    <section class="stack" aria-label={verify.title}>
      <p>
        {domain.verification_status === 'expired'
          ? verify.expired
          : `${verify.text} ${domains.addDialog.watched(name, twinOf(name))}`}
      </p>
      {domain.verification_status === 'expired' && <Sightings check={last_check} />}
      {first && (
        <div class="stack tight">
          <RecordFields record={first} note={verify.keepNote} />
          <ForSomebodyElse record={first} hostname={name} />
        </div>
      )}
      {others.map((record) => (
        <details key={record.name}>
          <summary class="small">{verify.orElse}</summary>
          <div class="stack tight">
            <RecordFields record={record} note={verify.cnameNote(name)} />
          </div>
        </details>
      ))}
      <div role="status">
        <p>{watch.is === 'on' ? verify.waiting : verify.paused}</p>
        {last_check && (
          <p class="small muted">
            {verify.lastCheck} <Moment at={last_check.checked_at} />:{' '}
            {verify.outcomes[last_check.name_exists ? last_check.outcome : 'no_name'] ??
              last_check.detail.replaceAll(domain.hostname, name)}
          </p>
        )}
      </div>
      <CorrectName domain={domain} onCorrected={onCorrected ?? toPage} />
      {watch.is === 'failed' && <ErrorNote error={watch.error} />}
      {watch.is !== 'on' && (
        <div class="row">
          <Button onClick={again}>{verify.check}</Button>
        </div>
      )}
    </section>
  );
}
