import { isApiError } from '@linkvitals/sdk';
import { useState } from 'preact/hooks';

/** Something as it was read, and its version, which a change names. */
export interface Versioned<T> {
  readonly data: T;
  readonly etag: string | undefined;
}

interface Conflict<T, Mine> {
  readonly mine: Mine;
  readonly theirs: Versioned<T>;
}

type Send<Mine> = (mine: Mine, options: { readonly ifMatch: string | undefined }) => Promise<unknown>;

/**
 * Saves as long as nobody else has changed it meanwhile.
 * @param read what is there now
 * @param send saves; run again with the newer version when the person wants it over what is there
 * @param isApart somebody else has changed other things only, so there is nothing to choose; default: never
 */
export function useConflict<T, Mine>(
  read: () => PromiseLike<Versioned<T>>,
  send: Send<Mine>,
  isApart: (mine: Mine, theirs: T) => boolean = () => false,
) {
  const [conflict, setConflict] = useState<Conflict<T, Mine>>();
  /** @returns whether it was saved; when not, `conflict` holds both */
  const save = async (mine: Mine, ifMatch: string | undefined): Promise<boolean> => {
    try {
      await send(mine, { ifMatch });
    } catch (error) {
      if (!isApiError(error, 'precondition_failed')) throw error;
      const { data, etag } = await read();
      if (!isApart(mine, data)) {
        setConflict({ mine, theirs: { data, etag } });
        return false;
      }
      await send(mine, { ifMatch: etag });
    }
    setConflict(undefined);
    return true;
  };
  return {
    conflict,
    save,
    keep: async (): Promise<boolean> => conflict === undefined || save(conflict.mine, conflict.theirs.etag),
    forget: () => setConflict(undefined),
  };
}
