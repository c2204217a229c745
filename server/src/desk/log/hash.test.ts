import { expect, test } from 'vitest';
import { FIRST_PREVIOUS_HASH, endSignature, hashOf, NO_KEY } from './hash.ts';
import { logKeysOf } from './log-keys.ts';

const at = new Date('2026-11-16T09:00:00Z');
const row = {
  number: 7,
  at,
  actorId: null,
  actorName: 'Riparo',
  address: '',
  action: 'log.shortened',
  subject: 'log',
  details: '{}',
  previousHash: FIRST_PREVIOUS_HASH,
} as const;
const keys = (key: string, ...otherKeys: string[]) => logKeysOf({ key, otherKeys }, 'unused');

test('the hash of a row never changes: stored logs stay valid', () => {
  expect(FIRST_PREVIOUS_HASH).toBe('0000000000000000000000000000000000000000000000000000000000000000');
  const unsigned = '25b35b6be623ec7b1be4c4927d7741736d68168a5dffb96cd62316d65af053c3';
  expect(hashOf({ ...row, keyId: NO_KEY }, keys('one'))).toBe(unsigned);
  const { current } = keys('one');
  expect(current.id).toBe('594f384f');
  expect(hashOf({ ...row, keyId: current.id }, keys('one'))).toBe(
    '040cc3fc43de386616d47f8328fadfdfa070bb260e0ba0776f907052841834ed',
  );
  expect(endSignature({ number: 7, at, hash: unsigned }, current.id, keys('one'))).toBe(
    '53049afb60787f0ec6db5daa5b9b9001176e7d106aab71f487e1583c1be741c3',
  );
});

test('another key signs everything differently, and a signature of an unknown key is invalid', () => {
  const { current: one } = keys('one');
  expect(hashOf({ ...row, keyId: one.id }, keys('two', 'one'))).toBe(
    hashOf({ ...row, keyId: one.id }, keys('one')),
  );
  const { current: two } = keys('two');
  expect(two.id).not.toBe(one.id);
  expect(hashOf({ ...row, keyId: two.id }, keys('two'))).not.toBe(
    hashOf({ ...row, keyId: one.id }, keys('one')),
  );
  expect(hashOf({ ...row, keyId: one.id }, keys('two'))).toBeNull();
});

const derived = (secret: string) => logKeysOf({ key: null, otherKeys: [] }, secret).current.id;

test('without its own key the log is signed with one derived from the secret', () => {
  expect(derived('a secret')).toBe(derived('a secret'));
  expect(derived('a secret')).not.toBe(derived('another'));
});
