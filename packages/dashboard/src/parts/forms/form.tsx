import './form.css';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isSignedOut, shownError } from '../../api/errors.ts';
import { sessionEnded, sessionResumed } from '../../api/session-end.ts';
import { noteError } from '../../app/connection/note-error.ts';
import { FaultText } from '../labels/fault-text.tsx';
import { ErrorNote } from '../page/note.tsx';
import { afterEdit, type Faults, type Field, withoutField } from './faults.ts';
import { FormContext } from './form-context.ts';
import { InvalidInput } from './invalid-input.ts';

interface FormProps {
  readonly children: ComponentChildren;
  /** Gets the values of its fields by name, without spaces around them except in passwords. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  /** A better text for some errors; undefined for the one of the server. */
  readonly explain?: (error: unknown) => string | undefined;
  readonly label?: string;
  /** Called with the values after each change of a field. */
  readonly onInput?: (values: Readonly<Record<string, string>>) => void;
}

/** The field that a fault is about: its own, or the one that holds the member. */
function fieldAt(form: HTMLFormElement, pointer: string): HTMLElement | null {
  const field = form.querySelector<HTMLElement>(`[name="${CSS.escape(pointer)}"]:not([type="hidden"])`);
  const end = pointer.lastIndexOf('/');
  return field ?? (end === -1 ? null : fieldAt(form, pointer.slice(0, end)));
}

/** Passwords may begin and end with spaces. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const isPassword = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.autocomplete.endsWith('-password');
  };
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries.map(([name, value]) => [name, isPassword(name) ? value : value.trim()]));
}

/** The member that a control changes: its own, or that of the group around it. */
function editedBy(target: EventTarget | null): string | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  return target.closest<HTMLElement>('[data-member]')?.dataset.member ?? target.getAttribute('name') ?? undefined;
}

/** What is wrong with single fields, by the name of the member in the request. */
function faultsOf(error: unknown): Faults {
  if (!(error instanceof InvalidInput)) return shownError(error).fields;
  return error.field === undefined ? {} : { [error.field]: error.message };
}

interface Failure {
  readonly error: unknown;
  /** Those that the person has not edited since. */
  readonly faults: Faults;
}

/** What is left of a failure once a person has changed something; undefined: it is of no use any more. */
function failureAfterEdit({ error, faults }: Failure, fields: ReadonlyMap<string, Field>, edited: string | undefined) {
  if (error instanceof InvalidInput) return undefined;
  const left = afterEdit(faults, fields, edited);
  const wasAboutFields = Object.keys(faults).length > 0;
  return wasAboutFields && Object.keys(left).length === 0 ? undefined : { error, faults: left };
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
  const [apart] = Object.values(withoutField(faults, fields));
  if (Object.keys(faults).length > 0 && apart === undefined) return null;
  const ours = error instanceof InvalidInput ? error.message : text;
  return <ErrorNote error={error} text={ours ?? (apart && <FaultText>{apart}</FaultText>)} />;
}

/** Sends once at a time, keeps what was typed after an error, and puts the faults of the server beside their fields. */
export function Form({ children, onSubmit, explain, label, onInput }: FormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => new Map<string, Field>(), []);
  const isHeld = useResumption(form);
  const queries = useQueryClient();
  const fail = (error: unknown) => {
    noteError(queries, error);
    isHeld.current = isSignedOut(error) && sessionEnded.get();
    if (isHeld.current) return;
    const faults = faultsOf(error);
    setFailure({ error, faults });
    const [first] = Object.keys(faults);
    if (first !== undefined && form.current !== null) fieldAt(form.current, first)?.focus();
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (busy || form.current === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit(valuesOf(form.current));
    } catch (reason) {
      fail(reason);
    } finally {
      setBusy(false);
    }
  };
  const edit = ({ target }: Event) => {
    setFailure((before) => before && failureAfterEdit(before, fields, editedBy(target)));
    if (form.current) onInput?.(valuesOf(form.current));
  };
  return (
    <form ref={form} class="form" onSubmit={send} onInput={edit} aria-label={label}>
      {failure && <FormError failure={failure} fields={fields} text={explain?.(failure.error)} />}
      <FormContext.Provider
        value={{ faults: failure?.faults ?? {}, isOwn: failure?.error instanceof InvalidInput, busy, fields }}
      >
        {children}
      </FormContext.Provider>
    </form>
  );
}
