import { expect, test } from 'vitest';
import { Presence } from './presence.ts';

const bianca = { id: 'b', name: 'Bianca Neri' };
const said = (isWriting: boolean, subject = 'request 1') =>
  ({ kind: 'presence', subject, member: bianca, isWriting }) as never;

test('whoever said so lately is there, and says whether they write', () => {
  const presence = new Presence();
  presence.hear(said(false), 0);
  expect(presence.at('request 1', 1000)).toMatchObject([{ ...bianca, isWriting: false }]);
  presence.hear(said(true), 2000);
  expect(presence.at('request 1', 3000)).toMatchObject([{ ...bianca, isWriting: true }]);
  expect(presence.at('request 2', 3000)).toEqual([]);
});

test('whoever has not said so for half a minute has gone', () => {
  const presence = new Presence();
  presence.hear(said(false), 0);
  expect(presence.at('request 1', 29_999)).toHaveLength(1);
  expect(presence.at('request 1', 30_000)).toEqual([]);
});

test('whoever listens hears of it', () => {
  const presence = new Presence();
  let heard = 0;
  const silence = presence.subscribe(() => (heard += 1));
  presence.hear(said(false), 0);
  silence();
  presence.hear(said(true), 0);
  expect(heard).toBe(1);
});
