import type { RequestListener } from 'node:http';
import { nodeListener } from '@linkvitals/receiver/node';
import { receiver } from '../../receiver.ts';

/** Configuration of the pages router. Without it Next would parse the body, and its bytes would be lost. */
export const config = { api: { bodyParser: false } };

const handler: RequestListener = nodeListener(receiver);
export default handler;
