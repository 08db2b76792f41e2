// node postman.mjs <file>: makes a Postman collection of openapi.yaml: a folder for each tag; the address of the server and
// the API key are variables. Called by `npm run docs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import converter from 'openapi-to-postmanv2';

const [file = ''] = process.argv.slice(2);
const data = readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8');
const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  // A call is the shortest that is valid: other parameters are there, switched off.
  enableOptionalParameters: false,
};
const convert = promisify(converter.convertV2.bind(converter));
const { result, reason, output } = await convert({ type: 'string', data }, options);
if (!result) throw new Error(`openapi.yaml was not converted: ${reason}`);
const collection = output[0].data;

/** The calls of a folder and of those in it. */
const callsOf = (items) => items.flatMap((item) => (item.request ? [item] : callsOf(item.item)));
const calls = callsOf(collection.item);
// The problems are the same everywhere, and nine tenths of the file.
for (const call of calls) call.response = call.response.filter(({ code }) => code < 400);

const [paths = ''] = data.split(/^webhooks:/m);
const operations = paths.match(/^ {6}operationId: /gm)?.length;
if (calls.length !== operations) throw new Error(`${operations} operations have become ${calls.length} calls`);
collection.variable.push({ key: 'bearerToken', value: '', description: 'An API key, such as lv_…' });
writeFileSync(file, JSON.stringify(collection));
console.log(`${file}: ${calls.length} calls`);
