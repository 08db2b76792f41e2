import '../../../parts/tables/table.css';
import '../../../parts/fields/toolbar.css';
import './audit.css';
import type { AuditEntry } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { auditQuery } from '../../../api/account-queries.ts';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { Name } from '../../../parts/labels/name.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { type AuditSearch, auditActions, readAuditSearch } from './audit-search.ts';
import { changesOf, type Describe, type ShownValue } from './changes-of.ts';
import { CrawlName } from './crawl-name.tsx';
import { sentenceOf, subjectName, withoutName } from './sentence-of.ts';
import { useDescribe } from './use-describe.ts';

function Value({ member, value }: { readonly member: string; readonly value: ShownValue }): ComponentChildren {
  const { audit } = useTexts();
  if (value === undefined) return audit.unset;
  if (member === 'crawl_id') return <CrawlName id={String(value)} />;
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  return typeof value === 'string' ? value : <DateTime at={value.toISOString()} />;
}

function Changes({ entry, describe }: { readonly entry: AuditEntry; readonly describe: Describe }) {
  const { audit } = useTexts();
  const isChange = entry.before !== null && entry.after !== null;
  return (
    <ul class="changes">
      {changesOf(entry, describe).map(({ member, before, after }) => (
        <li key={member}>
          <span class="muted">{audit.member(member)}:</span>{' '}
          {(isChange || before !== undefined) && (
            <del>
              <Value member={member} value={before} />
            </del>
          )}
          {isChange && (
            <>
              <span class="unseen">{audit.becomes}</span>
              <span aria-hidden="true"> → </span>
            </>
          )}
          {(isChange || after !== undefined) && (
            <span>
              <Value member={member} value={after} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The action in words. The name of its object is a link that shows only entries about that object. */
function Deed({ entry: { action, subject }, search }: Pick<EntryRowProps, 'entry' | 'search'>) {
  const { audit, checks } = useTexts();
  const [before, after] = sentenceOf(action, audit.actions);
  if (subject === null || after === undefined) return before;
  const name = subjectName({ action, name: subject.name }, checks);
  return (
    <>
      {before}{' '}
      <Link
        to="/settings/audit"
        search={{ ...search, subject: subject.id }}
        className="wrap"
        title={audit.onlyOf(name)}
      >
        <Name text={name} />
      </Link>{' '}
      {after}
    </>
  );
}

interface EntryRowProps {
  readonly entry: AuditEntry;
  readonly search: AuditSearch;
  readonly describe: Describe;
}

function EntryRow({ entry, search, describe }: EntryRowProps) {
  const { audit } = useTexts();
  const { columns } = audit;
  const { at, actor, address } = entry;
  const hasLink = actor.kind === 'person' || actor.kind === 'api-key';
  return (
    <tr>
      <td class="nowrap whole">
        <Moment at={at} />
      </td>
      <td class="whole" data-label={columns.who}>
        {hasLink ? (
          <Link
            to="/settings/audit"
            search={{ ...search, actor: actor.id }}
            className="wrap"
            title={audit.onlyBy(actor.name)}
          >
            <Name text={actor.name} />
          </Link>
        ) : (
          audit.actors[actor.kind]
        )}
        <div class="small muted">
          {[actor.kind === 'api-key' ? audit.actors[actor.kind] : '', address === null ? '' : audit.from(address)]
            .filter(Boolean)
            .join(' ')}
        </div>
      </td>
      <td class="whole" data-label={columns.what}>
        <Deed entry={entry} search={search} />
      </td>
      <td class="whole small">
        <Changes entry={entry} describe={describe} />
      </td>
    </tr>
  );
}

function Toolbar({ search }: { readonly search: AuditSearch }) {
  const { audit } = useTexts();
  const navigate = useNavigate();
  const isChosen = search.actor !== undefined || search.subject !== undefined;
  const choose = (action: string) =>
    void navigate({ to: '/settings/audit', search: readAuditSearch({ ...search, action }) });
  return (
    <search class="toolbar">
      <select
        class="input"
        aria-label={audit.filter}
        value={search.action ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{audit.any}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {withoutName(audit.actions[action])}
          </option>
        ))}
      </select>
      {isChosen && (
        <span class="row">
          {audit.chosen}
          <Link to="/settings/audit" search={{}}>
            {audit.all}
          </Link>
        </span>
      )}
    </search>
  );
}

function Entries({ search }: { readonly search: AuditSearch }) {
  const { audit } = useTexts();
  const { columns } = audit;
  const list = useInfiniteQuery(auditQuery(search));
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const describe = useDescribe(rows ?? []);
  if (rows === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={8} />;
  if (rows.length === 0) return <p class="card pad muted">{audit.none}</p>;
  return (
    <>
      <div class="card table-card">
        <table class="stacked audit" aria-label={audit.table}>
          <thead>
            <tr>
              {[columns.when, columns.who, columns.what, columns.changes].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <EntryRow key={entry.id} entry={entry} search={search} describe={describe} />
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore list={list} />
    </>
  );
}

/** The page with the audit log of the account, newest first; for owners and admins. */
export function AuditPage() {
  const { audit, settings } = useTexts();
  const search = useSearch({ from: '/signed-in/settings/audit' });
  return (
    <Page title={settings.pages.audit} lead={audit.lead}>
      <Toolbar search={search} />
      <Entries search={search} />
      <p class="small muted">
        {/* A plain link, because the server makes this page; the router does not know it. */}
        <a href={new URL('docs#schemas', document.baseURI).href}>{audit.reference}</a>
      </p>
    </Page>
  );
}
