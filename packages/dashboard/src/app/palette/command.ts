import type { IconName } from '../../parts/buttons/icon.tsx';

/** The groups of the palette, in their order. */
export const groups = ['here', 'actions', 'domains', 'pages', 'person', 'search'] as const;

export type Group = (typeof groups)[number];

/** Something that can be chosen in the palette. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  readonly icon: IconName;
  /** Other words by which it is found. */
  readonly also?: string | undefined;
  /** Keys that do the same, as they are shown. */
  readonly keys?: string | undefined;
  /** What it is, where the title alone does not say; shown beside it. */
  readonly beside?: string | undefined;
  readonly run: () => unknown;
}
