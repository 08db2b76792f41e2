import './empty-card.css';
import type { ComponentChildren } from 'preact';

/** Shown instead of an empty list: the reason, and the next step. */
export function EmptyCard({ children }: { readonly children: ComponentChildren }) {
  return <div class="card empty">{children}</div>;
}
