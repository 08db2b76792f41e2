import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { ErrorNote } from './note.tsx';
import { SkeletonRows } from './skeleton.tsx';

interface LateDetailsProps<Props> {
  readonly summary: string;
  /** The subject of the details, for screen readers, when a page has several. */
  readonly about?: string;
  /** The name of the component, unique among those that are loaded late. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

function Late<Props>({ name, load, props }: Pick<LateDetailsProps<Props>, 'name' | 'load' | 'props'>) {
  const { data, error } = useQuery({ queryKey: ['code', name], queryFn: load, staleTime: Number.POSITIVE_INFINITY });
  if (data === undefined) return error ? <ErrorNote error={error} /> : <SkeletonRows rows={1} />;
  const Content = data;
  return <Content {...(props as Props & object)} />;
}

/** Details that few people open: their code is loaded only then. */
export function LateDetails<Props>({ summary, about, ...late }: LateDetailsProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}>
      <summary class="small">
        {summary}
        {about && <span class="unseen">: {about}</span>}
      </summary>
      {isOpen && <Late {...late} />}
    </details>
  );
}
