import { openServices } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Services } from '../context.ts';
import { attemptDelivery } from './attempt-delivery.ts';

/*
 * A server of its own process that attempts one delivery and stands still at a point of it, to be killed there.
 * Arguments: the id of the delivery, the point: `claimed` or `answered`. Settings: the environment, as ever.
 */

const [deliveryId = '', point] = process.argv.slice(2);
const { services } = await openServices(readConfig(process.env));
const forever = new Promise<never>(() => {});

const outbound: Services['outbound'] = {
  ...services.outbound,
  async request(request) {
    if (point === 'answered') await services.outbound.request(request);
    console.log(`at ${point}`);
    return forever;
  },
};

// Without the timer Node would see that nothing can happen any more and end by itself.
setInterval(() => {}, 60_000);
await attemptDelivery({ ...services, outbound }, { deliveryId });
