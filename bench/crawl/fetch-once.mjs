// Measures fetching alone: requests each URL of a file once and reads nothing. node fetch-once.mjs PAGES_FILE
// [CONNECTIONS]
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const [file = '', connections = '64'] = process.argv.slice(2);
const urls = readFileSync(file, 'utf8').trim().split('\n');
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
let next = 0;

await Promise.all(Array.from({ length: Number(connections) }, fetchOn));
agent.destroy();

async function fetchOn() {
  for (let url = urls[next++]; url !== undefined; url = urls[next++]) await fetchAll(url);
}

function fetchAll(url) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.on('end', resolve).resume()).on('error', reject);
  });
}
