import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createObjectStorage, type ObjectStorage } from './object-storage.ts';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends each kind of request to a bucket with these responses, and returns the results. */
async function requestAll(listener: RequestListener): Promise<string[]> {
  const endpoint = await listen(listener);
  const keys = { region: 'r', accessKey: 'a', secretKey: 's', prefix: '' };
  const storage = createObjectStorage({ bucket: { endpoint, name: 'bucket', ...keys } }) as ObjectStorage;
  async function* small() {
    yield Buffer.from('report');
  }
  const all = [() => storage.get('key'), () => storage.put('key', small()), () => storage.delete('key')];
  const said: string[] = [];
  for (const request of all) {
    said.push(
      await request().then(
        () => 'done',
        (error: Error) => error.message,
      ),
    );
  }
  return said;
}

const thrice = (text: string): string[] => [text, text, text];

it('a redirect of a bucket is not followed', async () => {
  const elsewhere: string[] = [];
  const other = await listen((request, response) => {
    elsewhere.push(`${request.method} ${request.url}`);
    response.end('private');
  });
  const said = await requestAll((_, response) => response.writeHead(307, { location: `${other}/private` }).end());
  expect(said).toEqual(thrice('the bucket answered 307'));
  expect(elsewhere).toEqual([]);
});

it.each([
  ['comments that are not closed', '<!--'.repeat(200_000)],
  ['elements in elements', `<Error>${'<a>'.repeat(300_000)}`],
  ['entities', '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><Error><Code>&b;</Code></Error>'],
])('only the beginning of an error of %s is read', async (_, text) => {
  expect(await requestAll((_request, response) => response.writeHead(500).end(text))).toEqual(
    thrice('the bucket answered 500'),
  );
});

it('an error response without end is cut off', async () => {
  const said = await requestAll((_, response) => {
    response.writeHead(500);
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, 97)));
    };
    response.on('drain', more);
    more();
  });
  expect(said).toEqual(thrice('the bucket answered 500'));
});

it('the code of an error response is in the message for the operator', async () => {
  const text = '<Error><Code>AccessDenied</Code></Error>';
  expect(await requestAll((_, response) => response.writeHead(403).end(text))).toEqual(
    thrice('the bucket answered 403 (AccessDenied)'),
  );
});
