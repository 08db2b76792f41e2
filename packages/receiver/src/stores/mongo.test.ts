import { describeMongodb } from '@linkvitals/testing/databases';
import { type Collection, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeContract } from '../store-contract.ts';
import { withWrongClock } from '../test-support/with-wrong-clock.ts';
import { createMongoStoreIndex, type MongoCollectionLike, mongoStore } from './mongo.ts';

describeMongodb('mongoStore', (open) => {
  let client: MongoClient;
  let count = 0;
  beforeAll(async () => {
    client = await MongoClient.connect(await open());
  });
  afterAll(() => client.close());

  const fresh = () => client.db().collection(`events_${count++}`);
  /** Advances time by moving the starts of entries back. */
  const advanceOf = (collection: Collection) => async (ms: number) => {
    for (const { _id, since } of await collection.find().toArray()) {
      await collection.updateOne({ _id }, { $set: { since: new Date(since.getTime() - Math.ceil(ms)) } });
    }
  };
  const create = () => {
    const collection = fresh();
    return { store: mongoStore(collection), advance: advanceOf(collection) };
  };

  it.each(storeContract(create))('$name', ({ run }) => run());

  it('goes by the clock of the server, whatever that of the application says', async () => {
    const { store } = create();
    await store.claim('k', { leaseMs: 45_000 });
    await withWrongClock(async () => {
      expect((await store.claim('k', { leaseMs: 45_000 })).status).toBe('in_flight');
    });
  });

  it('knows its own claim when the driver sends it again after a lost connection', async () => {
    const collection = fresh();
    const updateOne: MongoCollectionLike['updateOne'] = async (filter, update, options) => {
      await collection.updateOne(filter, update, options);
      return collection.updateOne(filter, update, options);
    };
    const { aggregate, deleteOne, createIndex } = collection;
    const again = { updateOne, aggregate: aggregate.bind(collection), deleteOne, createIndex };
    const store = mongoStore(again as MongoCollectionLike);
    expect((await store.claim('k', { leaseMs: 45_000 })).status).toBe('claimed');
    expect((await store.claim('k', { leaseMs: 45_000 })).status).toBe('in_flight');
  });

  it('has MongoDB remove what is over, and may be set up again', async () => {
    const collection = fresh();
    await createMongoStoreIndex(collection);
    await createMongoStoreIndex(collection);
    const indexes = await collection.indexes();
    expect(indexes.find(({ key }) => 'since' in key)).toMatchObject({ expireAfterSeconds: 172_800 });
  });
});
