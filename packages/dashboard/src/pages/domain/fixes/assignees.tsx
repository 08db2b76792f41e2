import { useTexts } from '../../../texts/texts.tsx';
import { type Assignable, useAssignable } from '../issues/assignable.ts';

const SHOWN = 2;

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

interface AssigneesProps {
  readonly ids: readonly string[];
  readonly people: readonly Assignable[];
}

function Circles({ ids, people }: AssigneesProps) {
  const { fixes, issues } = useTexts();
  const names = ids.map((id) => people.find((one) => one.id === id)?.name ?? issues.assign.somebody);
  const text = fixes.assignedTo(names.join(', '));
  return (
    <span class="fix-people" role="img" aria-label={text} title={text}>
      {names.slice(0, SHOWN).map((name, index) => (
        <i key={ids[index]}>{initialsOf(name)}</i>
      ))}
      {names.length > SHOWN && <i>+{names.length - SHOWN}</i>}
    </span>
  );
}

function Named({ domainId, ids }: { readonly domainId: string; readonly ids: readonly string[] }) {
  return <Circles ids={ids} people={useAssignable(domainId)} />;
}

/** The people to whom issues of a fix are assigned, by their initials. Names are fetched only when there are such people. */
export function Assignees({ domainId, ids }: { readonly domainId: string; readonly ids: readonly string[] }) {
  return ids.length === 0 ? <span class="fix-people" /> : <Named domainId={domainId} ids={ids} />;
}
