import { expect, test } from 'vitest';
import { isReminderDue } from './link.ts';

test.each([
  [0, 2, false],
  [0, 3, true],
  [0, 9, true],
  [1, 9, false],
  [1, 10, true],
  [2, 10, false],
  [2, 29, false],
])('after %i reminders, %i days after sending the documents, a reminder is due: %s', (sent, days, isDue) => {
  expect(isReminderDue(sent, days)).toBe(isDue);
});
