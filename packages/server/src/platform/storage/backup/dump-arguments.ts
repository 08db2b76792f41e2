import type { MysqlConnection } from '../connection/database-url.ts';
import type { Family } from './dump-program.ts';

/**
 * Options for an encryption like that of the server's connection: without `ssl` in the URL none, with `insecure` TLS
 * without a check of the certificate
 */
function encryption(family: Family, ssl: MysqlConnection['ssl'], caFile: string): string[] {
  if (ssl === undefined) return family === 'MySQL' ? ['--get-server-public-key'] : ['--skip-ssl'];
  if (!ssl.rejectUnauthorized) {
    return family === 'MySQL' ? ['--ssl-mode=REQUIRED'] : ['--ssl', '--skip-ssl-verify-server-cert'];
  }
  const ca = `--ssl-ca=${caFile}`;
  return family === 'MySQL' ? ['--ssl-mode=VERIFY_IDENTITY', ca] : ['--ssl', '--ssl-verify-server-cert', ca];
}

/**
 * Arguments of the dump program. The dump is one REPEATABLE READ snapshot, which blocks no writer and needs only the
 * right to read. Bytes are in hex, so that no character set on the way changes them. The password is not among the
 * arguments, because other users could read it in the list of processes.
 * @param caFile Certificates to trust; used when the URL says `ssl=true`.
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
    // Otherwise only a server whose user may set GTIDs could read a dump of a server with GTIDs.
    ...(family === 'MySQL' ? ['--set-gtid-purged=OFF'] : []),
    '--',
    database,
  ];
}
