import type { OperationId } from '@linkvitals/contract';
import type { Standing, Where } from '../people.ts';

interface Guarded {
  /** All operations that it takes. */
  readonly needs: readonly OperationId[];
  /** What the verb demands besides. */
  readonly only?: (standing: Standing) => boolean;
}

type Action = OperationId | Guarded;

export const guardedBy = (action: Action): Guarded => (typeof action === 'string' ? { needs: [action] } : action);

export interface PageOfMatrix {
  /** `$name` is an id of the stage. */
  readonly path: string;
  /** What the page shows. Whoever may not call all of these is offered nothing there. */
  readonly reads: readonly OperationId[];
  /** On which domain its actions are. Default: the one that some members know. */
  readonly where?: Where;
  /** By what is offered, as `offeredOn` gives it; `*` stands for anything. */
  readonly actions: Readonly<Record<string, Action>>;
  /** Offered for something that needs no operation: choosing what is shown, copying. */
  readonly free?: readonly string[];
  /** A summary that is opened first. */
  readonly opens?: string;
}

/** Owners and admins. */
export const manages = ({ role }: Standing): boolean => role === 'owner' || role === 'admin';
