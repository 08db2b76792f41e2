import type { Fix } from '@linkvitals/contract/types';
import { FilterSelect } from '../../../parts/fields/filter-select.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useAssignable } from '../issues/assignable.ts';
import type { IssuesSearch } from '../issues/issues-search.ts';
import { sectionsOf } from './sections.ts';

interface FixFiltersProps {
  readonly domainId: string;
  readonly hostname: string;
  /** The fixes that are listed, whose sections can be chosen. */
  readonly fixes: readonly Fix[];
  readonly search: IssuesSearch;
  readonly onSearch: (search: IssuesSearch) => void;
}

const asOptions = (values: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value) => [value, value]));

/** The filter by severity, of fixes and of issues. */
export function SeverityFilter({ search, onSearch }: Pick<FixFiltersProps, 'search' | 'onSearch'>) {
  const { issues } = useTexts();
  return (
    <FilterSelect
      label={issues.severity}
      anyText={issues.anySeverity}
      texts={issues.severities}
      value={search.severity}
      onChange={(severity) => onSearch({ ...search, severity })}
    />
  );
}

/** The filters of fixes. */
export function FixFilters({ domainId, hostname, fixes, search, onSearch }: FixFiltersProps) {
  const { fixes: texts } = useTexts();
  const people = useAssignable(domainId);
  const { section } = search;
  const sections = [...new Set([...sectionsOf(fixes, hostname), ...(section === undefined ? [] : [section])])];
  return (
    <>
      <SeverityFilter search={search} onSearch={onSearch} />
      <FilterSelect
        label={texts.filters.kind}
        anyText={texts.filters.anyKind}
        texts={texts.kinds}
        value={search.kind}
        onChange={(kind) => onSearch({ ...search, kind })}
      />
      {sections.length > 0 && (
        <FilterSelect
          label={texts.filters.section}
          anyText={texts.filters.anySection}
          texts={asOptions(sections)}
          value={section}
          onChange={(chosen) => onSearch({ ...search, section: chosen })}
        />
      )}
      <FilterSelect
        label={texts.filters.assignee}
        anyText={texts.filters.anyAssignee}
        texts={Object.fromEntries(people.map(({ id, name }) => [id, name]))}
        value={search.assignee}
        onChange={(assignee) => onSearch({ ...search, assignee })}
      />
    </>
  );
}
