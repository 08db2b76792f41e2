import { addsColumn } from './adds-column.ts';

/** The span in which an event was written (W3C Trace Context, 55 characters): its attempts follow it, on any server. */
export const eventsTraceparent = addsColumn('0034-events-traceparent', 'events', {
  name: 'traceparent',
  type: 'varchar(55)?',
});
