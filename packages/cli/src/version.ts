export { version } from '@linkvitals/server';
