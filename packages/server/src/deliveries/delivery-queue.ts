import type { Queue } from '../attempts/index.ts';

export const deliveryQueue: Queue = { table: 'deliveries', lane: ['endpoint_id'] };
