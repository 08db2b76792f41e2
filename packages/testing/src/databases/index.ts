export { countTransactions } from './count-transactions.ts';
export { createMysqlUser } from './create-mysql-user.ts';
export {
  type DatabaseSuite,
  describeChromium,
  describeDatabases,
  describeEveryDatabase,
  describeMongodb,
  describeMysql,
  describeOwnMysql,
  describeRedis,
  freshMongoUrl,
  freshMysqlUrl,
  type OpenDatabase,
} from './describe-databases.ts';
export { findProgram } from './find-program.ts';
export { type CommandRecorder, recordCommands } from './record-commands.ts';
export { runSqlite } from './run-sqlite.ts';
export { mongodbUrl, mysqlUrl } from './server-url.ts';
