/** One thing that is known about why a signature holds or fails. */
export interface Finding {
  /** Stable, for programs. */
  readonly code: string;
  /** A sentence or two for a person, with what to do. Holds nothing of the request that could steer a terminal. */
  readonly text: string;
}

/** A guess at what was really signed: `change` made to what we have. */
export interface Variant<T> extends Finding {
  readonly change: (value: T) => T | undefined;
}
