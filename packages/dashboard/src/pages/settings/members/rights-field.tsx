import { hostText } from '@linkvitals/contract/readable/host';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'preact/hooks';
import { domainsQuery } from '../../../api/domain-queries.ts';
import { language } from '../../../app/preferences.ts';
import { SearchField } from '../../../parts/fields/search-field.tsx';
import { useFault } from '../../../parts/forms/form-context.ts';
import { FaultText } from '../../../parts/labels/fault-text.tsx';
import { sortByName } from '../../../parts/labels/host/sort-by-name.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useStore } from '../../../store.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { type GrantsDraft, rights, withRight } from './grants-draft.ts';

/** The chosen rights: those on all domains, or those on single domains of the draft. */
export interface RightsChoice {
  readonly isOnAll: boolean;
  readonly draft: GrantsDraft;
}

interface RightsFieldProps {
  readonly choice: RightsChoice;
  readonly onChoose: (choice: RightsChoice) => void;
}

interface RightsOnProps extends RightsFieldProps {
  /** The domain; null: all domains. */
  readonly domainId: string | null;
  readonly legend: string;
  readonly label?: string;
}

function RightsOn({ choice, onChoose, domainId, legend, label }: RightsOnProps) {
  const { members } = useTexts();
  const given = choice.draft.get(domainId);
  return (
    <fieldset class="rights">
      <legend class="wrap">
        <span class="unseen">{legend}</span>
        {label !== undefined && <span aria-hidden="true">{label}</span>}
      </legend>
      {rights.map((right) => (
        <label key={right}>
          <input
            type="checkbox"
            checked={given?.has(right) ?? false}
            onChange={({ currentTarget }) =>
              onChoose({ ...choice, draft: withRight(choice.draft, domainId, right, currentTarget.checked) })
            }
          />
          {members.rights[right]}
        </label>
      ))}
    </fieldset>
  );
}

/** The domains of the account, each with its rights. A search hides domains without changing their rights. */
function ChosenDomains(props: RightsFieldProps) {
  const { form } = useTexts().members;
  const [q, setSearch] = useState<string>();
  const list = useInfiniteQuery(domainsQuery({ q, sort: 'hostname' }));
  const rows = sortByName(list.data?.pages.flatMap(({ data }) => data) ?? [], useStore(language));
  const isSearchable = q !== undefined || rows.length > 6;
  if (list.isError) return <ErrorNote error={list.error} />;
  if (list.data !== undefined && rows.length === 0 && q === undefined) return <p class="muted">{form.none}</p>;
  return (
    <div class="stack tight">
      {isSearchable && <SearchField label={form.search} value={q} onSearch={setSearch} />}
      <div class="rights-list">
        {rows.map(({ id, hostname }) => (
          <RightsOn
            key={id}
            {...props}
            domainId={id}
            legend={form.rightsOn(hostText(hostname))}
            label={hostText(hostname)}
          />
        ))}
      </div>
      {list.hasNextPage && <p class="small muted">{form.more}</p>}
    </div>
  );
}

/** The field for the rights of a member: on all domains, present and future, or on chosen ones. */
export function RightsField({ choice, onChoose }: RightsFieldProps) {
  const { form } = useTexts().members;
  const name = useId();
  const fault = useFault('grants');
  const scopes = [
    { isOnAll: true, text: form.all },
    { isOnAll: false, text: form.chosen },
  ];
  return (
    <div class="stack tight" data-member="grants">
      <fieldset class="field" aria-describedby={fault ? `${name}-fault` : undefined}>
        <legend>
          <b>{form.scope}</b>
        </legend>
        {scopes.map(({ isOnAll, text }) => (
          <label key={text} class="option">
            <input
              type="radio"
              name={name}
              checked={choice.isOnAll === isOnAll}
              onChange={() => onChoose({ ...choice, isOnAll })}
            />
            {text}
          </label>
        ))}
        {fault && (
          <p class="fault" id={`${name}-fault`} role="alert">
            {typeof fault === 'string' ? <FaultText>{fault}</FaultText> : fault}
          </p>
        )}
      </fieldset>
      {choice.isOnAll ? (
        <RightsOn choice={choice} onChoose={onChoose} domainId={null} legend={form.rightsOnAll} />
      ) : (
        <ChosenDomains choice={choice} onChoose={onChoose} />
      )}
      <p class="small muted">
        {form.meanings} {form.viewIncluded}
      </p>
    </div>
  );
}
