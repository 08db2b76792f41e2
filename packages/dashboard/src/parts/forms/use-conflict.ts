import { isApiError } from '@linkvitals/sdk';
import { useState } from 'preact/hooks';

/** Data with the ETag that a change must send. */
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
 * Saves a change unless somebody else has changed the same data meanwhile.
 * @param read fetches the current version
 * @param send saves a change; called again with the newer ETag when the person keeps their own version
 * @param isApart whether somebody else has changed only other members, so that the person need not choose; default: never
 */
export function useConflict<T, Mine>(
  read: () => PromiseLike<Versioned<T>>,
  send: Send<Mine>,
  isApart: (mine: Mine, theirs: T) => boolean = () => false,
) {
  const [conflict, setConflict] = useState<Conflict<T, Mine>>();
  /** Sends a change. @returns whether it was saved; if not, `conflict` has both versions */
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
