interface PendingLook<Question> {
  readonly questions: Question[];
  readonly answers: Promise<readonly boolean[]>;
}

/**
 * One look for all callers of the same round of the event loop. Agenda claims by one name after the other, each time it
 * polls; a claim that finds nothing costs a transaction.
 */
export class SharedLook<Question> {
  readonly #look: (questions: readonly Question[]) => Promise<readonly boolean[]>;
  #next: PendingLook<Question> | undefined;

  /** `look` answers for each question, in their order, whether there is something. */
  constructor(look: (questions: readonly Question[]) => Promise<readonly boolean[]>) {
    this.#look = look;
  }

  async finds(question: Question): Promise<boolean> {
    this.#next ??= this.#begin();
    const { questions, answers } = this.#next;
    const place = questions.push(question) - 1;
    return (await answers)[place] === true;
  }

  #begin(): PendingLook<Question> {
    const questions: Question[] = [];
    const answers = Promise.resolve().then(() => {
      this.#next = undefined;
      return this.#look(questions);
    });
    return { questions, answers };
  }
}
