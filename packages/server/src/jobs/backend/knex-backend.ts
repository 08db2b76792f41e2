import type { AgendaBackend } from 'agenda';
import { KnexJobRepository, type KnexJobRepositoryOptions } from './knex-job-repository.ts';

/**
 * Agenda on SQLite or MySQL. It brings no notification channel (pass Agenda's own for jobs that the same process
 * queues) and leaves the database open: whoever opened it closes it after `agenda.stop()`.
 */
export class KnexBackend implements AgendaBackend {
  readonly name: string;
  readonly repository: KnexJobRepository;
  readonly ownsConnection = false;

  constructor(options: KnexJobRepositoryOptions) {
    this.name = `Knex (${options.db.dialect})`;
    this.repository = new KnexJobRepository(options);
  }

  connect(): Promise<void> {
    return this.repository.connect();
  }

  async disconnect(): Promise<void> {
    // Nothing of its own to close.
  }
}
