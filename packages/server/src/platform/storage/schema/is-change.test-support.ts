/** Whether a statement changes the schema or its record; Knex's own lock row is neither. */
export const isChange = (sql: string): boolean =>
  /^\s*(create|alter|insert|update|drop|delete)\b/i.test(sql) && !sql.includes('_lock');
