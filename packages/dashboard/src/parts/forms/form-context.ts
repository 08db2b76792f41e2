import { type ComponentChildren, createContext, Fragment, h } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { type Faults, type Field, listFaults } from './faults.ts';

/** What a form shares with its fields. */
interface FormState {
  readonly faults: Faults;
  /** The faults are texts of the page, not of the server. */
  readonly isOwn: boolean;
  readonly busy: boolean;
  /** The fields that show faults, by the name of the member in the request. */
  readonly fields: Map<string, Field>;
}

export const FormContext = createContext<FormState>({ faults: {}, isOwn: false, busy: false, fields: new Map() });

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

/** What the server said about a field that holds a list, or about its entries. */
export const useListFaults = (name: string) => listFaults(useField(name, 'list').faults, name);
