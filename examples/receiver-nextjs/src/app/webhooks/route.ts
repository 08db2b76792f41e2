import { fetchHandler } from '@linkvitals/receiver/web';
import { receiver } from '../../receiver.ts';

/** Route of the app router. Next does not parse the body of a route handler; do not call `request.json()` before this. */
export const POST: (request: Request) => Promise<Response> = fetchHandler(receiver);
