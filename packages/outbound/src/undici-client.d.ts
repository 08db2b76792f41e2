/** The client alone: the package's own entry loads fetch, mocks and caches with it, which takes 50 ms and 14 MB more. */
declare module 'undici/lib/dispatcher/client.js' {
  import { Client } from 'undici';

  export default Client;
}
