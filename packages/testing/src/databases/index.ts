export { countTransactions } from './count-transactions.ts';
export {
  type DatabaseSuite,
  describeChromium,
  describeDatabases,
  describeMongodb,
  describeMysql,
  describeOwnMysql,
  describeRedis,
  freshMongoUrl,
  type OpenDatabase,
} from './describe-databases.ts';
export { findProgram } from './find-program.ts';
export { mongodbUrl, mysqlUrl } from './server-url.ts';
