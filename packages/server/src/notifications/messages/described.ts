/** What a person reads, not yet in the form of a mail or a message. Every text in it is inert and bounded. */
export interface Described {
  /** Subject or first line. */
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Set apart from text of ours: what sites and subscribers said. */
  readonly items: readonly { readonly quoted: string; readonly note: string }[];
  readonly closing: string;
}
