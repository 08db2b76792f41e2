export { findProgram } from '../process/find-program.ts';
export { countTransactions } from './count-transactions.ts';
export {
  type DatabaseSuite,
  describeChromium,
  describeDatabases,
  describeEveryDatabase,
  describeMongodb,
  describeMysql,
  describeOwnMysql,
  describeRedis,
  type EveryDatabaseOptions,
  freshMongoUrl,
  freshMysqlUrl,
  type OpenDatabase,
} from './describe-databases.ts';
export { type CommandRecorder, recordCommands } from './mongodb/record-commands.ts';
export { createMysqlUser } from './mysql/create-mysql-user.ts';
export { type MysqlClient, openMysqlClient } from './mysql/open-mysql-client.ts';
export { runSqlite } from './run-sqlite.ts';
export { mongodbUrl, mysqlUrl } from './server-url.ts';
