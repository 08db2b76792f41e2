import type { IconName } from '../../parts/buttons/icon.tsx';

/** The groups of the palette, in their order. */
export const groups = ['here', 'actions', 'domains', 'pages', 'kinds', 'person', 'search', 'issues'] as const;

export type Group = (typeof groups)[number];

/** An entry of the palette. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** The title is a sentence: typed text finds it only at the start of a word, and it is not listed before something is typed. */
  readonly isSentence?: boolean;
  /** The URL that is the title. */
  readonly url?: string;
  readonly icon: IconName;
  /** Further words by which the command is found. */
  readonly also?: string | undefined;
  /** Keys that run the same command, in the spelling that the palette shows. */
  readonly keys?: string | undefined;
  /** The kind of thing, when the title alone does not say; shown beside the title. */
  readonly beside?: string | undefined;
  /** A longer explanation, shown below the title. */
  readonly below?: string;
  readonly run: () => unknown;
}
