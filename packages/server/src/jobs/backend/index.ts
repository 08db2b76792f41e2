export { KnexBackend } from './knex-backend.ts';
export type { KnexJobRepositoryOptions } from './knex-job-repository.ts';
