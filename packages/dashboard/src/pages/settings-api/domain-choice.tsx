import './settings-api.css';
import { hostText } from '@linkvitals/contract/readable/host';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { domainsQuery } from '../../api/domain-queries.ts';
import { language } from '../../app/preferences.ts';
import { Check, Group } from '../../parts/fields/fields.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { sortByName } from '../../parts/labels/host/sort-by-name.ts';
import { useStore } from '../../store.ts';
import { useTexts } from '../../texts/texts.tsx';

interface DomainChoiceProps {
  /** Ids of the chosen domains; null: all. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (chosen: readonly string[] | null) => void;
}

function DomainBoxes({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  const texts = useTexts().settingsApi.domains;
  const [q, setQ] = useState<string>();
  const list = useInfiniteQuery(domainsQuery({ q, sort: 'hostname' }));
  const found = sortByName(list.data?.pages.flatMap(({ data }) => data) ?? [], useStore(language));
  const set = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <div class="domain-boxes stack tight">
      <SearchField label={texts.search} value={q} onSearch={setQ} />
      <p class="small muted" role="status">
        {texts.chosen(chosen.length)}
      </p>
      <div class="boxes">
        {found.map(({ id, hostname }) => (
          <Check
            key={id}
            label={hostText(hostname)}
            checked={chosen.includes(id)}
            onChange={(isChosen) => set(id, isChosen)}
          />
        ))}
      </div>
      {list.data !== undefined && found.length === 0 && <p class="small muted">{texts.none}</p>}
      {list.hasNextPage && <p class="small muted">{texts.more}</p>}
    </div>
  );
}

/** A field that chooses all domains, or some of them. */
export function DomainChoice({ chosen, onChange }: DomainChoiceProps) {
  const texts = useTexts().settingsApi.domains;
  return (
    <Group name="domain_ids" label={texts.label} check={chosen?.length === 0 ? texts.noneChosen : undefined}>
      <Check radio="domains" label={texts.all} checked={chosen === null} onChange={() => onChange(null)} />
      <Check radio="domains" label={texts.some} checked={chosen !== null} onChange={() => onChange(chosen ?? [])} />
      {chosen !== null && <DomainBoxes chosen={chosen} onChange={onChange} />}
    </Group>
  );
}
