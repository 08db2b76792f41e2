import type { Target } from '@linkvitals/contract/types';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from './found-url.tsx';

/** The steps of a chain of redirects, each with its status. */
export const Redirects = ({ hops }: { readonly hops: Target['redirects'] }) => (
  <ol>
    {hops.map((hop) => (
      <li key={hop.url}>
        {hop.status_code} <FoundUrl url={hop.url} />
      </li>
    ))}
  </ol>
);

/** The fault of a certificate, its issuer, expiry and names. */
export function Certificate({ tls }: { readonly tls: NonNullable<Target['tls']> }) {
  const { issues } = useTexts();
  const format = useFormat();
  const facts = [
    (Object.hasOwn(issues.tlsFaults, tls.fault) && issues.tlsFaults[tls.fault]) || tls.fault.replaceAll('_', ' '),
    tls.issuer && `${issues.issuer}: ${tls.issuer}`,
    tls.valid_to && `${issues.validTo}: ${format.dateTime(new Date(tls.valid_to))}`,
    tls.names.length > 0 && `${issues.names}: ${tls.names.join(', ')}`,
  ];
  return <>{facts.filter(Boolean).join(' · ')}</>;
}
