import type { MysqlConnection } from '../connection/database-url.ts';
import type { Family } from './dump-program.ts';

/** As the server connects: without `ssl` in the URL in plain, `insecure` without a look at the certificate. */
function encryption(family: Family, ssl: MysqlConnection['ssl'], caFile: string): string[] {
  if (ssl === undefined) return family === 'MySQL' ? ['--get-server-public-key'] : ['--skip-ssl'];
  if (!ssl.rejectUnauthorized) {
    return family === 'MySQL' ? ['--ssl-mode=REQUIRED'] : ['--ssl', '--skip-ssl-verify-server-cert'];
  }
  const ca = `--ssl-ca=${caFile}`;
  return family === 'MySQL' ? ['--ssl-mode=VERIFY_IDENTITY', ca] : ['--ssl', '--ssl-verify-server-cert', ca];
}

/**
 * One REPEATABLE READ snapshot, which blocks no writer and needs no right beyond reading; bytes in hex, so that no
 * character set on the way changes them. Without the password, which others could read in the list of processes.
 * @param caFile Certificates to trust; read where the URL says `ssl=true`.
 */
export function dumpArguments(family: Family, connection: MysqlConnection, caFile: string): string[] {
  const { host, port, user, database, ssl } = connection;
  return [
    '--no-defaults',
    `--host=${host}`,
    `--port=${port}`,
    `--user=${user}`,
    '--protocol=tcp',
    ...encryption(family, ssl, caFile),
    '--single-transaction',
    '--quick',
    '--no-tablespaces',
    '--hex-blob',
    '--default-character-set=utf8mb4',
    // Else a dump of a server with GTIDs can only be read by one that may set them.
    ...(family === 'MySQL' ? ['--set-gtid-purged=OFF'] : []),
    '--',
    database,
  ];
}
