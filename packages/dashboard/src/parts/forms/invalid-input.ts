/** A fault of the input, in the language of the person, which is shown instead of the server's message. */
export class InvalidInput extends Error {
  /** Name of the field with the fault; undefined: the form as a whole. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}
