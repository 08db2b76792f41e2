import type { OperationId } from '@linkvitals/contract';
import type { Standing, Where } from '../people.ts';

interface Guarded {
  /** All operations that the action needs. */
  readonly needs: readonly OperationId[];
  /** A further condition on the person. */
  readonly only?: (standing: Standing) => boolean;
}

type Action = OperationId | Guarded;

export const guardedBy = (action: Action): Guarded => (typeof action === 'string' ? { needs: [action] } : action);

export interface PageOfMatrix {
  /** Path in which `$name` stands for an id of the stage. */
  readonly path: string;
  /** Operations that read the data of the page. A person who may not call all of them is offered nothing there. */
  readonly reads: readonly OperationId[];
  /** The domain that its actions work on. Default: the one that some members may see. */
  readonly where?: Where;
  /** Actions by the control that `offeredOn` gives; `*` stands for any text. */
  readonly actions: Readonly<Record<string, Action>>;
  /** Controls that need no operation, such as filters and copy buttons. */
  readonly free?: readonly string[];
  /** A summary that has to be opened first. */
  readonly opens?: string;
  /** Whether the first row has to be chosen first. */
  readonly chooses?: boolean;
}

/** Whether the person is an owner or admin. */
export const manages = ({ role }: Standing): boolean => role === 'owner' || role === 'admin';
