import './empty-card.css';
import type { ComponentChildren } from 'preact';

/** Stands where a list would be that has nothing yet: why, and the next step. */
export function EmptyCard({ children }: { readonly children: ComponentChildren }) {
  return <div class="card empty">{children}</div>;
}
