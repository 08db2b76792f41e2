export {
  type DatabaseSuite,
  describeChromium,
  describeDatabases,
  describeMongodb,
  describeRedis,
  freshMongoUrl,
  type OpenDatabase,
} from './describe-databases.ts';
export { findProgram } from './find-program.ts';
export { mongodbUrl, mysqlUrl } from './server-url.ts';
