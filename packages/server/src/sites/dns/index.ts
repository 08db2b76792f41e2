export { createDns, type Dns, type TxtAnswer } from './lookup-txt.ts';
