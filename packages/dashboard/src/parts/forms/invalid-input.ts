/** A form refuses what was filled in without sending it. The message is for the person, in their language. */
export class InvalidInput extends Error {
  /** The field that it is about, by its name; undefined: the form as a whole. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}
