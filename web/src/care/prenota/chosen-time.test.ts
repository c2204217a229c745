import { expect, test } from 'vitest';
import { bookCallAt, chosenTime } from './chosen-time.ts';

const time = '2026-11-17T09:00:00.000Z';

test('a chosen time is read from the address it leads to', () => {
  expect(chosenTime(new URL(bookCallAt(time), 'http://localhost').search)).toBe(time);
});

test.each(['', '?ora=', '?ora=domani', '?passo=2'])('«%s» contains no time', (search) => {
  expect(chosenTime(search)).toBeNull();
});
