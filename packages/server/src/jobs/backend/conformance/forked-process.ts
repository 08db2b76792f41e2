/* The child of a forked job, started by Agenda with a name and an id: runs the job from the database in DATABASE. */
import { Agenda, type AgendaBackend, type Job } from 'agenda';
import { MongoClient } from 'mongodb';
import { openDatabase } from '../../../storage/index.ts';
import { mongoAlarms } from '../../mongo-alarms.ts';
import { KnexBackend } from '../knex-backend.ts';

const [, , name = '', id = ''] = process.argv;
const agenda = new Agenda({ backend: await backendOf(process.env.DATABASE ?? ''), forkedWorker: true });
await agenda.ready;
agenda.define<string>(name, async (job: Job<string>) => {
  if (job.attrs.data === 'throw') throw new Error('refused in the child');
  if (job.attrs.data === 'exit') process.exit(3);
  if (job.attrs.data !== 'succeed') throw new Error(`The child was given ${JSON.stringify(job.attrs.data)}.`);
});
try {
  await agenda.runForkedJob(id);
} catch (error) {
  // Agenda parses what the child sends as JSON, and fails the job by it once the child has exited with an error.
  await new Promise((sent) => process.send?.(JSON.stringify(String(error)), sent));
  process.exit(1);
}
process.exit(0);

async function backendOf(url: string): Promise<AgendaBackend> {
  if (!url.startsWith('mongodb')) return new KnexBackend({ db: openDatabase({ url }) });
  return mongoAlarms((await MongoClient.connect(url)).db());
}
