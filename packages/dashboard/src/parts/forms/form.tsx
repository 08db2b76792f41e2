import './form.css';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isSignedOut } from '../../api/errors.ts';
import { sessionEnded, sessionResumed } from '../../api/session-end.ts';
import { noteError } from '../../app/connection/note-error.ts';
import { useIsAway } from '../../app/connection/use-is-away.ts';
import { dismissEarlier } from '../../app/toasts.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { FaultText } from '../labels/fault-text.tsx';
import { ErrorNote } from '../page/note.tsx';
import { type Failure, failureAfterEdit, failureOf } from './failure.ts';
import { type Faults, type Field, withoutField } from './faults.ts';
import { FormContext } from './form-context.ts';
import { editedBy, emptyPasswords, focusFirst, isChoice, valuesOf } from './form-fields.ts';
import { inputFaults } from './input-faults.ts';
import { InvalidInput } from './invalid-input.ts';

interface FormProps {
  readonly children: ComponentChildren;
  /** Called with the values of the fields by name, trimmed except for passwords. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Returns faults that no control finds, by the name of the field. The form is not sent while there are any. */
  readonly check?: (values: Readonly<Record<string, string>>) => Faults;
  /** Returns a better text for some errors, with its field if it is about one; undefined: the server's message is shown. */
  readonly explain?: (error: unknown) => string | InvalidInput | undefined;
  readonly label?: string;
  /** Called with the values after each change of a field. */
  readonly onInput?: (values: Readonly<Record<string, string>>) => void;
  /** Number of times that the fields were reset, which also removes their faults; default: 0. */
  readonly beginning?: number;
}

/** Sends the form again when the session had ended and the person has signed in again. */
function useResumption(form: { readonly current: HTMLFormElement | null }) {
  const isHeld = useRef(false);
  useEffect(
    () =>
      sessionResumed.subscribe(() => {
        if (!isHeld.current) return;
        isHeld.current = false;
        form.current?.requestSubmit();
      }),
    [form],
  );
  return isHeld;
}

interface FormErrorProps {
  readonly failure: Failure;
  readonly fields: ReadonlyMap<string, Field>;
  readonly text: string | undefined;
}

/** The part of a failure that no field shows. */
function FormError({ failure, fields, text }: FormErrorProps) {
  const { error, faults } = failure;
  const { common } = useTexts();
  const isAway = useIsAway(error);
  const [apart] = Object.values(withoutField(faults, fields));
  if (Object.keys(faults).length > 0 && apart === undefined) return null;
  const ours = error instanceof InvalidInput ? error.message : text;
  if (isAway) {
    return (
      <p class="small" role="alert">
        {common.notSent}
      </p>
    );
  }
  return <ErrorNote error={error} text={ours ?? (apart && <FaultText>{apart}</FaultText>)} />;
}

/**
 * A form that is sent once at a time and keeps what was typed after an error. The fault of a field is shown below it, whether the
 * control, the page or the server found it. Faults that belong to no field are shown above all fields.
 */
export function Form({ children, onSubmit, check, explain, label, onInput, beginning = 0 }: FormProps) {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => new Map<string, Field>(), []);
  const checks = useMemo(() => new Map<string, string>(), []);
  const isHeld = useResumption(form);
  const queries = useQueryClient();
  const { input } = useTexts().common;
  useEffect(() => setFailure(undefined), [beginning]);
  const show = (shown: Failure) => {
    setFailure(shown);
    if (form.current) focusFirst(form.current, shown.faults);
  };
  const fail = (error: unknown) => {
    noteError(queries, error);
    isHeld.current = isSignedOut(error) && sessionEnded.get();
    if (isHeld.current) return;
    const better = explain?.(error);
    show(failureOf(better instanceof InvalidInput ? better : error));
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (busy || form.current === null) return;
    const values = valuesOf(form.current);
    // All faults are shown at once, so that a person does not find the next one only after correcting the first.
    const faults: Faults = {
      ...check?.(values),
      ...inputFaults(form.current, input),
      ...Object.fromEntries(checks),
    };
    if (Object.keys(faults).length > 0) return show({ error: undefined, faults, isOwn: true });
    setBusy(true);
    setFailure(undefined);
    dismissEarlier();
    try {
      await onSubmit(values);
      if (form.current) emptyPasswords(form.current);
      setSent((count) => count + 1);
    } catch (reason) {
      fail(reason);
    } finally {
      setBusy(false);
    }
  };
  const edit = ({ target, type }: Event) => {
    // A choice has an `input` and a `change` event. Rendering between the two would reset it, so only the second one counts.
    if (isChoice(target) !== (type === 'change')) return;
    setFailure((before) => before && failureAfterEdit(before, fields, editedBy(target)));
    if (form.current) onInput?.(valuesOf(form.current));
  };
  const better = failure && explain?.(failure.error);
  return (
    // Browsers show faults in their own language and over the page, so their validation is off.
    <form ref={form} class="form" noValidate onSubmit={send} onInput={edit} onChange={edit} aria-label={label}>
      {failure && (
        <FormError failure={failure} fields={fields} text={better instanceof InvalidInput ? undefined : better} />
      )}
      <FormContext.Provider
        value={{ faults: failure?.faults ?? {}, isOwn: failure?.isOwn ?? false, busy, sent, checks, fields }}
      >
        {children}
      </FormContext.Provider>
    </form>
  );
}
