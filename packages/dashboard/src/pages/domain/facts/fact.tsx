import type { ComponentChildren } from 'preact';

interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/** One line of a list of facts (`dl`). */
export const Fact = ({ name, children }: FactProps) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
