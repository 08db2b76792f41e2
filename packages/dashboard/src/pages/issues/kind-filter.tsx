import { FilterSelect } from '../../parts/fields/filter-select.tsx';
import { useTexts } from '../../texts/texts.tsx';

interface KindFilterProps {
  /** The chosen kind, which this version may not know. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The filter of issues by kind. */
export function KindFilter({ value, onChange }: KindFilterProps) {
  const { allIssues, kindTitles } = useTexts();
  const isUnknown = value !== undefined && !Object.hasOwn(kindTitles, value);
  return (
    <FilterSelect
      label={allIssues.kind}
      anyText={allIssues.anyKind}
      texts={isUnknown ? { [value]: value, ...kindTitles } : kindTitles}
      value={value}
      onChange={onChange}
    />
  );
}
