import { describe, expect, test } from 'vitest';
import { calendarFile, type CalendarCall } from './calendar-file.ts';

const call: CalendarCall = {
  uid: '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a11@riparo.example',
  sequence: 0,
  isCancelled: false,
  callAt: new Date('2026-11-17T09:15:00Z'),
  at: new Date('2026-11-16T14:00:00Z'),
  organizer: 'ciao@riparo.example',
  attendee: 'ada@example.it',
  about: 'La casa; con giardino, però',
};

const bytesOf = (text: string) => encodeURIComponent(text).replace(/%../g, 'x').length;
const unfolded = (file: string) => file.replaceAll('\r\n ', '');
const line = (file: string, name: string) =>
  unfolded(file)
    .split('\r\n')
    .find((each) => each.startsWith(name))
    ?.slice(name.length);

describe('the calendar file of a call', () => {
  test('a calendar entry says when the call begins and ends, who attends, and that no reply is needed', () => {
    const file = calendarFile(call);
    expect(line(file, 'METHOD:')).toBe('REQUEST');
    expect(line(file, 'DTSTART:')).toBe('20261117T091500Z');
    expect(line(file, 'DTEND:')).toBe('20261117T093000Z');
    expect(line(file, 'DTSTAMP:')).toBe('20261116T140000Z');
    expect(line(file, 'STATUS:')).toBe('CONFIRMED');
    expect(line(file, 'ATTENDEE;')).toBe(
      'ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@example.it',
    );
    expect(file).not.toContain('VALARM');
  });

  test('a moved call updates the same entry with a later sequence, and a cancelled one removes it', () => {
    const moved = calendarFile({ ...call, sequence: 1 });
    const cancelled = calendarFile({ ...call, sequence: 2, isCancelled: true });
    expect([moved, cancelled].map((file) => line(file, 'UID:'))).toEqual([call.uid, call.uid]);
    expect([moved, cancelled].map((file) => line(file, 'SEQUENCE:'))).toEqual(['1', '2']);
    expect(line(cancelled, 'METHOD:')).toBe('CANCEL');
    expect(line(cancelled, 'STATUS:')).toBe('CANCELLED');
  });

  test('special characters of the format are escaped', () => {
    expect(line(calendarFile(call), 'DESCRIPTION:')).toContain(
      'La casa\\; con giardino\\, però.\\nPer spostarla',
    );
  });

  test('lines have at most 75 bytes and the right line endings, and no character is cut in two', () => {
    const file = calendarFile({ ...call, about: 'perché 🐕 € '.repeat(40) });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const each of file.split('\r\n')) expect(bytesOf(each)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\ufffd');
    expect(unfolded(file)).toContain('perché 🐕 € '.repeat(40));
  });

  test('customer input cannot add a line to the file', () => {
    const file = calendarFile({ ...call, about: 'casa\r\nATTACH:http://example.org/x' });
    expect(unfolded(file)).not.toContain('\r\nATTACH');
  });

  test.each([
    ['before clocks go back', '2026-10-24T07:00:00Z', '20261024T070000Z'],
    ['after clocks go back', '2026-10-26T08:00:00Z', '20261026T080000Z'],
  ])('a call at nine in Rome is correct in UTC %s', (_, callAt, written) => {
    expect(line(calendarFile({ ...call, callAt: new Date(callAt) }), 'DTSTART:')).toBe(written);
  });
});
