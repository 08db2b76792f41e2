import { expect, test } from 'vitest';
import { FutileWaits } from './futile-waits.ts';

const wait = (waits: FutileWaits, url: string, now: number, ms: number): void => waits.noteWait('h', url, { now, ms });

test('waits for URLs that are given up end at the limit, for their host only', () => {
  const waits = new FutileWaits(100);
  wait(waits, '/a', 0, 60);
  expect(waits.isOver('h')).toBe(false);
  waits.noteGivenUp('h', '/a');
  expect(waits.isOver('h')).toBe(false);
  wait(waits, '/b', 60, 40);
  waits.noteGivenUp('h', '/b');
  expect([waits.isOver('h'), waits.isOver('other')]).toEqual([true, false]);
});

test('a URL that is answered after its wait sets the waits of its host back to none', () => {
  const waits = new FutileWaits(100);
  wait(waits, '/a', 0, 90);
  waits.noteGivenUp('h', '/a');
  wait(waits, '/b', 90, 90);
  waits.noteAccepted('h', '/b');
  wait(waits, '/c', 180, 90);
  waits.noteGivenUp('h', '/c');
  expect(waits.isOver('h')).toBe(false);
});

test('one pause for several URLs counts once', () => {
  const waits = new FutileWaits(100);
  for (const url of ['/a', '/b', '/c']) wait(waits, url, 0, 60);
  for (const url of ['/a', '/b', '/c']) waits.noteGivenUp('h', url);
  expect(waits.isOver('h')).toBe(false);
});

test('an answer for another URL changes nothing', () => {
  const waits = new FutileWaits(100);
  wait(waits, '/a', 0, 100);
  waits.noteAccepted('h', '/fine');
  waits.noteGivenUp('h', '/a');
  expect(waits.isOver('h')).toBe(true);
});
