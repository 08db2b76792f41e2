import { type ComponentChildren, createContext, Fragment, h } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { type Faults, type Field, listFaults } from './faults.ts';

/** What a form shares with its fields. */
interface FormState {
  readonly faults: Faults;
  /** The faults are texts of the page, not of the server. */
  readonly isOwn: boolean;
  readonly busy: boolean;
  /** How often it has been sent without an error. */
  readonly sent: number;
  /** What would be wrong with fields if the form was sent now, of those that are no controls of the browser; by name. */
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

/** Whether the form is being sent, for its button. */
export const useBusy = (): boolean => useContext(FormContext).busy;

/** What is wrong with a field; undefined: nothing. A string is what the server said. */
export function useFault(name: string): ComponentChildren {
  const { faults, isOwn } = useField(name, 'value');
  const fault = faults[name];
  return fault !== undefined && isOwn ? h(Fragment, null, fault) : fault;
}

/** What is wrong with a field that holds a list, or with its entries; details are what the server said, unless `isOwn`. */
export function useListFaults(name: string) {
  const { faults, isOwn } = useField(name, 'list');
  return { isOwn, list: listFaults(faults, name) };
}

/** The form is not sent as long as something is wrong with this field. @param fault in the language of the page; undefined: nothing */
export function useCheck(name: string, fault: string | undefined): void {
  const { checks } = useContext(FormContext);
  useLayoutEffect(() => {
    if (fault !== undefined) checks.set(name, fault);
    return () => void checks.delete(name);
  }, [checks, name, fault]);
}
