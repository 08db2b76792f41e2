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
  /** Gets the values of its fields by name, without spaces around them except in passwords. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  /** What is wrong with the values and no control says, by the name of the field. The form is not sent as long as something is. */
  readonly check?: (values: Readonly<Record<string, string>>) => Faults;
  /** A better text for some errors, with the field that it is about if it is about one; undefined for what the server says. */
  readonly explain?: (error: unknown) => string | InvalidInput | undefined;
  readonly label?: string;
  /** Called with the values after each change of a field. */
  readonly onInput?: (values: Readonly<Record<string, string>>) => void;
  /** How often the fields have begun anew: from then on nothing is wrong with them. Default: never. */
  readonly beginning?: number;
}

/** Sends the form again once the person whose session had ended has signed in. */
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

/** What no field shows of a failure. */
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
 * Sends once at a time and keeps what was typed after an error. What is wrong with a field stands under it, whoever says so:
 * the control, the page or the server. What belongs to no field stands above them.
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
    // All at once: whoever mends one field learns nothing new of another.
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
    // A choice that is rendered between its two events would be as it was before.
    if (isChoice(target) !== (type === 'change')) return;
    setFailure((before) => before && failureAfterEdit(before, fields, editedBy(target)));
    if (form.current) onInput?.(valuesOf(form.current));
  };
  const better = failure && explain?.(failure.error);
  return (
    // The words of browsers for wrong values are in their own language, and cover the page.
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
