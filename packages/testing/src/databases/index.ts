export {
  type DatabaseSuite,
  describeDatabases,
  describeMongodb,
  freshMongoUrl,
  type OpenDatabase,
} from './describe-databases.ts';
export { mongodbUrl, mysqlUrl } from './server-url.ts';
