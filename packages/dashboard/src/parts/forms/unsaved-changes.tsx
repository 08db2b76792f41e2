import { useBlocker } from '@tanstack/react-router';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { FormContext } from './form-context.ts';
import { valuesOf } from './form-fields.ts';
import { isSame } from './is-same.ts';
import { unsaved } from './unsaved.ts';

interface UnsavedChangesProps {
  /** Called when the person is about to leave. */
  readonly isDirty: () => boolean;
}

/** A dialog in which the person must confirm that they leave the page with unsaved changes, in whatever way they leave it. */
export function UnsavedChanges({ isDirty }: UnsavedChangesProps) {
  const { leave } = useTexts().common;
  const looked = useRef(isDirty);
  looked.current = isDirty;
  useEffect(() => {
    const isUnsaved = () => looked.current();
    unsaved.add(isUnsaved);
    return () => void unsaved.delete(isUnsaved);
  }, []);
  const blocker = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={leave.title} onClose={blocker.reset}>
      <p>{leave.text}</p>
      <div class="row right dialog-foot">
        <Button autoFocus onClick={blocker.reset}>
          {leave.stay}
        </Button>
        <Button kind="danger" onClick={blocker.proceed}>
          {leave.submit}
        </Button>
      </div>
    </Dialog>
  );
}

interface FormChangesProps {
  /** Choices of the form outside of named controls, such as a group of checkboxes. Compared as JSON. */
  readonly beside?: unknown;
}

/** Does the same for the form around it. The saved values are those at the first rendering, and again those after each sending. */
export function FormChanges({ beside }: FormChangesProps) {
  const { sent } = useContext(FormContext);
  const place = useRef<HTMLSpanElement>(null);
  const saved = useRef<unknown>(undefined);
  const values = () => {
    const form = place.current?.closest('form');
    return form ? { fields: valuesOf(form), beside } : saved.current;
  };
  // A layout effect runs before anybody can type: what is typed earlier would count as saved.
  useLayoutEffect(() => {
    saved.current = values();
  }, [sent]);
  return (
    <>
      <span ref={place} hidden />
      <UnsavedChanges isDirty={() => !isSame(values(), saved.current)} />
    </>
  );
}
