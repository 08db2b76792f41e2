import { createStore } from '../../store.ts';

/** A dialog that can be opened over any page. */
export type Overlay = 'palette' | 'shortcuts';

/** The dialog that is open; null when none is. */
export const overlay = createStore<Overlay | null>(null);
