import { eventTypes } from '@linkvitals/contract';
import { ok, route } from '../route.ts';

export const listEventTypes = route('listEventTypes', async () => ok({ data: [...eventTypes] }));
