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
  /** Looked at when the person is about to leave. */
  readonly isDirty: () => boolean;
}

/** Has the person confirm before they leave the page with changes that are not saved, in whatever way. */
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
  /** What is chosen in the form and is no value of a named control, such as a group of boxes. Compared as JSON. */
  readonly beside?: unknown;
}

/** The same for the form around it. The fields are as they are saved when this is first rendered, and once the form has been sent. */
export function FormChanges({ beside }: FormChangesProps) {
  const { sent } = useContext(FormContext);
  const place = useRef<HTMLSpanElement>(null);
  const saved = useRef<unknown>(undefined);
  const values = () => {
    const form = place.current?.closest('form');
    return form ? { fields: valuesOf(form), beside } : saved.current;
  };
  // Before anybody can type: what is typed earlier would count as saved.
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
