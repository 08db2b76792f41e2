import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('calls its listeners only when the value changes', () => {
  const store = createStore('a');
  const seen: string[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set('b');
  store.set('b');
  stop();
  store.set('c');
  expect(seen).toEqual(['b']);
  expect(store.get()).toBe('c');
});
