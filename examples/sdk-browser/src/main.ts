import { servePage } from './serve-page.ts';

const { LINKVITALS_URL: linkvitalsUrl, PORT = '8090' } = process.env;
if (!linkvitalsUrl) {
  console.error('Usage: LINKVITALS_URL=http://127.0.0.1:8080 node src/main.ts');
  process.exit(2);
}
const { url } = await servePage({ linkvitalsUrl, port: Number(PORT) });
console.log(`Open ${url}`);
