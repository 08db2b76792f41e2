import type { DefinitionProcessor } from 'agenda';
import { expect, it } from 'vitest';
import type { FreshBackend } from './fresh-backend.ts';
import { withAgenda } from './with-agenda.ts';

type Done = (error?: Error) => void;
/** Resolves after the promises that are settled by now have been handled. */
const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Tests how the run of a handler ends: by its promise, or by its callback when it takes one. */
export function handlerSuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);

  const outcome = async (handler: DefinitionProcessor<unknown, Done> | (() => Promise<void>)) => {
    const agenda = await bench.agenda();
    const events: string[] = [];
    agenda.define('mail', handler as DefinitionProcessor<unknown, Done>);
    agenda.on('success:mail', () => events.push('success'));
    agenda.on('fail:mail', (error: Error) => events.push(error.message));
    const job = await agenda.create('mail').save();
    await job.run();
    return { events, failReason: (await bench.row(job)).failReason ?? null };
  };

  it('waits for the promise of an async function', async () => {
    let finished = false;
    const ended = await outcome(async () => {
      await later();
      finished = true;
    });
    expect([finished, ended]).toEqual([true, { events: ['success'], failReason: null }]);
  });

  it('fails by the rejection of an async function', async () => {
    const ended = await outcome(async () => {
      await later();
      throw new Error('rejected');
    });
    expect(ended).toEqual({ events: ['rejected'], failReason: 'rejected' });
  });

  it('waits for the callback, although the promise of the function has long resolved', async () => {
    let finished = false;
    const ended = await outcome(async (_job: unknown, done: Done) => {
      void later().then(() => {
        finished = true;
        done();
      });
    });
    expect([finished, ended]).toEqual([true, { events: ['success'], failReason: null }]);
  });

  it('fails by the error that the callback gets', async () => {
    const ended = await outcome(async (_job: unknown, done: Done) => {
      void later().then(() => done(new Error('called back')));
    });
    expect(ended).toEqual({ events: ['called back'], failReason: 'called back' });
  });

  it('fails by a rejection that comes before the error of the callback', async () => {
    const ended = await outcome(async (_job: unknown, done: Done) => {
      void later().then(() => done(new Error('called back')));
      throw new Error('rejected');
    });
    expect(ended).toEqual({ events: ['rejected'], failReason: 'rejected' });
  });

  it('fails by the error of a callback that comes before the rejection', async () => {
    const ended = await outcome(async (_job: unknown, done: Done) => {
      done(new Error('called back'));
      await later();
      throw new Error('rejected');
    });
    expect(ended).toEqual({ events: ['called back'], failReason: 'called back' });
  });

  it('fails by what a function with a callback throws', async () => {
    const ended = await outcome((_job: unknown, _done: Done) => {
      throw new Error('thrown');
    });
    expect(ended).toEqual({ events: ['thrown'], failReason: 'thrown' });
  });
}
