import { addsTable } from './adds-table.ts';

/** The files of reports, in pieces: no statement is too long, and no file has to fit into memory. */
export const reportChunks = addsTable('0039-report-chunks', {
  name: 'report_chunks',
  columns: {
    report_id: 'id',
    seq: 'int',
    data: 'blob',
  },
  primaryKey: ['report_id', 'seq'],
  foreignKeys: [{ column: 'report_id', references: 'reports' }],
});
