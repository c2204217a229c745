import { expect, test } from 'vitest';
import { invitationEnd, staffSessionEnd } from './periods.ts';

const at = (time: string) => new Date(`2026-11-16T${time}Z`);

test.each([
  ['just opened', '08:00:00', '08:00:00', '09:00:00'],
  ['in use', '08:00:00', '10:30:00', '11:30:00'],
  ['in use until the evening', '08:00:00', '19:30:00', '20:00:00'],
])('a session %s ends in time', (_, opened, seen, end) => {
  expect(staffSessionEnd(at(opened), at(seen))).toEqual(at(end));
});

test('an invitation is valid for three days', () => {
  expect(invitationEnd(at('08:00:00'))).toEqual(new Date('2026-11-19T08:00:00Z'));
});
