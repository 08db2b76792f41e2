import { type ComponentChildren, createContext, Fragment, h } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { type Faults, type Field, listFaults } from './faults.ts';

/** The state that a form shares with its fields. */
interface FormState {
  readonly faults: Faults;
  /** Whether the faults are texts of the page instead of the server. */
  readonly isOwn: boolean;
  readonly busy: boolean;
  /** Number of times that it was sent without an error. */
  readonly sent: number;
  /** Current faults of fields that are no controls of the browser, by name. */
  readonly checks: Map<string, string>;
  /** The fields that show faults, by the name of the member in the request. */
  readonly fields: Map<string, Field>;
}

export const FormContext = createContext<FormState>({
  faults: {},
  isOwn: false,
  busy: false,
  sent: 0,
  checks: new Map(),
  fields: new Map(),
});

function useField(name: string, field: Field): Pick<FormState, 'faults' | 'isOwn'> {
  const { faults, isOwn, fields } = useContext(FormContext);
  useLayoutEffect(() => {
    fields.set(name, field);
    return () => void fields.delete(name);
  }, [fields, name, field]);
  return { faults, isOwn };
}

/** Whether the form is being sent. */
export const useBusy = (): boolean => useContext(FormContext).busy;

/** The fault of a field; undefined when there is none. A string is a message of the server. */
export function useFault(name: string): ComponentChildren {
  const { faults, isOwn } = useField(name, 'value');
  const fault = faults[name];
  return fault !== undefined && isOwn ? h(Fragment, null, fault) : fault;
}

/** The faults of a list field and of its entries. Details are messages of the server, unless `isOwn` is true. */
export function useListFaults(name: string) {
  const { faults, isOwn } = useField(name, 'list');
  return { isOwn, list: listFaults(faults, name) };
}

/** Keeps the form from being sent while this field has a fault. @param fault in the language of the page; undefined: none */
export function useCheck(name: string, fault: string | undefined): void {
  const { checks } = useContext(FormContext);
  useLayoutEffect(() => {
    if (fault !== undefined) checks.set(name, fault);
    return () => void checks.delete(name);
  }, [checks, name, fault]);
}
