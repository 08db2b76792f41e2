import type { Issue } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ComponentChildren } from 'preact';
import { issuePagesQuery } from '../../api/queries.ts';
import { ErrorNote } from '../../parts/note.tsx';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { FoundUrl } from './found-url.tsx';

function Places({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const pages = useQuery(issuePagesQuery(issue.id));
  if (pages.isError && isApiError(pages.error, 'results_expired')) return <p class="muted">{issues.pagesGone}</p>;
  if (pages.isError) return <ErrorNote error={pages.error} />;
  if (pages.data === undefined || pages.data.data.length === 0) return null;
  return (
    <div>
      <h3>{issues.pagesTitle}</h3>
      <ul class="places">
        {pages.data.data.map(({ page_url, line, text, kind }) => (
          <li key={`${page_url} ${line} ${kind}`}>
            <FoundUrl url={page_url} />{' '}
            <span class="muted">{[line > 0 && issues.line(line), text && `“${text}”`].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

const Fact = ({ name, children }: FactProps) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** What was requested and what came back, where it stands, and how to fix it. */
export function Evidence({ issue }: { readonly issue: Issue }) {
  const { issues } = useTexts();
  const format = useFormat();
  const { tls, redirects, final_url } = issue;
  return (
    <div class="evidence">
      <dl>
        <Fact name={issues.howToFix}>{issue.how_to_fix}</Fact>
        <Fact name={issues.lastChecked}>{format.dateTime(new Date(issue.last_checked_at))}</Fact>
        {issue.kind === 'broken_link' && <Fact name={issues.answer}>{issue.status_code ?? issues.noAnswer}</Fact>}
        {issue.outcome === 'inconclusive' && issue.inconclusive_because && (
          <Fact name={issues.unclear}>
            {Object.hasOwn(issues.inconclusive, issue.inconclusive_because)
              ? issues.inconclusive[issue.inconclusive_because]
              : issue.inconclusive_because}
          </Fact>
        )}
        {issue.detail && <Fact name={issues.detail}>{issue.detail}</Fact>}
        {redirects.length > 0 && (
          <Fact name={issues.redirects}>
            <ol>
              {redirects.map((hop) => (
                <li key={hop.url}>
                  {hop.status_code} <FoundUrl url={hop.url} />
                </li>
              ))}
            </ol>
          </Fact>
        )}
        {final_url && final_url !== issue.url && (
          <Fact name={issues.finalUrl}>
            <FoundUrl url={final_url} />
          </Fact>
        )}
        {tls && (
          <Fact name={issues.certificate}>
            {[
              tls.fault.replaceAll('_', ' '),
              tls.issuer && `${issues.issuer}: ${tls.issuer}`,
              tls.valid_to && `${issues.validTo}: ${format.dateTime(new Date(tls.valid_to))}`,
              tls.names.length > 0 && `${issues.names}: ${tls.names.join(', ')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Fact>
        )}
        {issue.reopened_count > 0 && <Fact name="">{issues.reopened(issue.reopened_count)}</Fact>}
      </dl>
      <Places issue={issue} />
    </div>
  );
}
