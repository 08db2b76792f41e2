/** A known reason why a signature is valid or not. */
export interface Finding {
  /** Stable code for programs. */
  readonly code: string;
  /** A sentence or two for people, with the remedy. Nothing of the request in it can control a terminal. */
  readonly text: string;
}

/** A guess at the bytes that were really signed: `change` is applied to the received ones. */
export interface Variant<T> extends Finding {
  readonly change: (value: T) => T | undefined;
}
