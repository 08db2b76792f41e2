import type { RenderFailure } from '@linkvitals/crawler';

/** A page cannot be rendered. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
  readonly why: RenderFailure;

  constructor(why: RenderFailure) {
    super(why);
    this.why = why;
  }
}
