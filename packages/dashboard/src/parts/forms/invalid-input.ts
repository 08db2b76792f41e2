/** What is wrong with what was sent, in the language of the person, in place of what the server says. */
export class InvalidInput extends Error {
  /** The field that it is about, by its name; undefined: the form as a whole. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}
