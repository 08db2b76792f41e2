import { createStore } from '../../store.ts';

/** What can be open over any page. */
export type Overlay = 'palette' | 'shortcuts';

/** What is open; null: nothing. */
export const overlay = createStore<Overlay | null>(null);
