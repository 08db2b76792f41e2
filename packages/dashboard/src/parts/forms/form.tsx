import './form.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import { shownError } from '../../api/errors.ts';
import { noteError } from '../../app/connection/note-error.ts';
import { ErrorNote } from '../page/note.tsx';
import { InvalidInput } from './invalid-input.ts';

type Faults = Readonly<Record<string, string>>;

const FaultsContext = createContext<Faults>({});
const BusyContext = createContext(false);

/** Whether the form is being sent, for its button. */
export const useBusy = (): boolean => useContext(BusyContext);

/** What the server said about a field; undefined: nothing. */
export const useFault = (name: string): string | undefined => useContext(FaultsContext)[name];

interface ListFault {
  /** Of the entry, from 0; undefined: the fault is that of the list. */
  readonly index?: number;
  readonly detail: string;
}

/** The faults of a field that holds a list, and of its entries. @param faults by the name of the member in the request */
export const listFaults = (faults: Faults, name: string): readonly ListFault[] =>
  Object.entries(faults).flatMap(([pointer, detail]) => {
    if (pointer === name) return [{ detail }];
    const [entry = '', index = ''] = pointer.match(/\/(\d+)$/) ?? [];
    return entry !== '' && pointer === `${name}${entry}` ? [{ index: Number(index), detail }] : [];
  });

/** What the server said about a field that holds a list, or about its entries. */
export const useListFaults = (name: string): readonly ListFault[] => listFaults(useContext(FaultsContext), name);

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
  const isPassword = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.type === 'password';
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries.map(([name, value]) => [name, isPassword(name) ? value : value.trim()]));
}

/** Sends once at a time, keeps what was typed after an error, and puts the faults of the server beside their fields. */
export function Form({ children, onSubmit, explain, label, onInput }: FormProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { fields: faults } = shownError(error);
  const send = async (event: Event) => {
    event.preventDefault();
    if (busy || form.current === null) return;
    setBusy(true);
    setError(undefined);
    try {
      await onSubmit(valuesOf(form.current));
    } catch (reason) {
      setError(reason);
      noteError(queries, reason);
      const [first] = Object.keys(shownError(reason).fields);
      if (first !== undefined && form.current !== null) fieldAt(form.current, first)?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      class="form"
      onSubmit={send}
      onInput={() => form.current && onInput?.(valuesOf(form.current))}
      aria-label={label}
    >
      {error !== undefined && (
        <ErrorNote error={error} text={error instanceof InvalidInput ? error.message : explain?.(error)} />
      )}
      <FaultsContext.Provider value={faults}>
        <BusyContext.Provider value={busy}>{children}</BusyContext.Provider>
      </FaultsContext.Provider>
    </form>
  );
}
