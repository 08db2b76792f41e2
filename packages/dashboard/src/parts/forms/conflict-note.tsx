import './conflict-note.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { ErrorNote, Note } from '../page/note.tsx';

/** A value that two people have changed differently. */
export interface Difference {
  readonly label: string;
  readonly mine: ComponentChildren;
  readonly theirs: ComponentChildren;
}

interface ConflictNoteProps {
  readonly differences: readonly Difference[];
  /** Saves the person's version over the current one. */
  readonly onKeep: () => Promise<unknown>;
  /** Shows the current version instead. */
  readonly onTake: () => unknown;
}

/** A note that somebody else has saved changes meanwhile: it shows both versions and lets the person choose. */
export function ConflictNote({ differences, onKeep, onTake }: ConflictNoteProps) {
  const { conflict } = useTexts().common;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (work: () => unknown) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="conflict">
      <Note tone="fair" role="alert">
        <p>{conflict.text}</p>
        {differences.map(({ label, mine, theirs }) => (
          <dl key={label}>
            <div>
              <dt class="of">{label}</dt>
            </div>
            <div>
              <dt>{conflict.mine}</dt>
              <dd>{mine}</dd>
            </div>
            <div>
              <dt>{conflict.theirs}</dt>
              <dd>{theirs}</dd>
            </div>
          </dl>
        ))}
        <div class="row">
          <Button busy={busy} onClick={() => void run(onKeep)}>
            {conflict.keep}
          </Button>
          <Button busy={busy} onClick={() => void run(onTake)}>
            {conflict.take}
          </Button>
        </div>
      </Note>
      {error !== undefined && <ErrorNote error={error} />}
    </div>
  );
}
