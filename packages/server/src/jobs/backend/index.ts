export { KnexBackend } from './knex-backend.ts';
