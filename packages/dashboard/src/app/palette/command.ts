import type { IconName } from '../../parts/buttons/icon.tsx';

/** The groups of the palette, in their order. */
export const groups = ['here', 'actions', 'domains', 'pages', 'kinds', 'person', 'search', 'issues'] as const;

export type Group = (typeof groups)[number];

/** Something that can be chosen in the palette. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** The title is a sentence: what is typed finds it where its words begin, and nothing typed does not. */
  readonly isSentence?: boolean;
  /** The URL that is the title. */
  readonly url?: string;
  readonly icon: IconName;
  /** Other words by which it is found. */
  readonly also?: string | undefined;
  /** Keys that do the same, as they are shown. */
  readonly keys?: string | undefined;
  /** What it is, where the title alone does not say; shown beside it. */
  readonly beside?: string | undefined;
  /** More about it, shown below the title. */
  readonly below?: string;
  readonly run: () => unknown;
}
