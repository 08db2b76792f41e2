import type { RequestListener } from 'node:http';
import { nodeListener } from '@linkvitals/receiver/node';
import { receiver } from '../../receiver.ts';

/** Pages router. Next would parse the body, and its bytes would be gone. */
export const config = { api: { bodyParser: false } };

const handler: RequestListener = nodeListener(receiver);
export default handler;
