import { expect, test } from 'vitest';
import { Presence } from './presence.ts';

const bianca = { id: 'b', name: 'Bianca Neri' };
const reportFrom = (isWriting: boolean, subject = 'request 1') =>
  ({ kind: 'presence', subject, member: bianca, isWriting }) as never;

test('a viewer who reported recently is present, with whether they are writing', () => {
  const presence = new Presence();
  presence.hear(reportFrom(false), 0);
  expect(presence.at('request 1', 1000)).toMatchObject([{ ...bianca, isWriting: false }]);
  presence.hear(reportFrom(true), 2000);
  expect(presence.at('request 1', 3000)).toMatchObject([{ ...bianca, isWriting: true }]);
  expect(presence.at('request 2', 3000)).toEqual([]);
});

test('a viewer who has not reported for half a minute is gone', () => {
  const presence = new Presence();
  presence.hear(reportFrom(false), 0);
  expect(presence.at('request 1', 29_999)).toHaveLength(1);
  expect(presence.at('request 1', 30_000)).toEqual([]);
});

test('listeners are notified of changes', () => {
  const presence = new Presence();
  let notifications = 0;
  const silence = presence.subscribe(() => (notifications += 1));
  presence.hear(reportFrom(false), 0);
  silence();
  presence.hear(reportFrom(true), 0);
  expect(notifications).toBe(1);
});
