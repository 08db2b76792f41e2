import { createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { type Faults, type Field, listFaults } from './faults.ts';

/** What a form shares with its fields. */
interface FormState {
  readonly faults: Faults;
  readonly busy: boolean;
  /** The fields that show faults, by the name of the member in the request. */
  readonly fields: Map<string, Field>;
}

export const FormContext = createContext<FormState>({ faults: {}, busy: false, fields: new Map() });

function useField(name: string, field: Field): Faults {
  const { faults, fields } = useContext(FormContext);
  useLayoutEffect(() => {
    fields.set(name, field);
    return () => void fields.delete(name);
  }, [fields, name, field]);
  return faults;
}

/** Whether the form is being sent, for its button. */
export const useBusy = (): boolean => useContext(FormContext).busy;

/** What the server said about a field; undefined: nothing. */
export const useFault = (name: string): string | undefined => useField(name, 'value')[name];

/** What the server said about a field that holds a list, or about its entries. */
export const useListFaults = (name: string) => listFaults(useField(name, 'list'), name);
