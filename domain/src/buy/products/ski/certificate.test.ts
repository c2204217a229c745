import { expect, test } from 'vitest';
import { isoDate, momentInRome } from '../../../platform/values/calendar.ts';
import { briefName, certificateState } from './certificate.ts';

const at = (day: string, time: string) => momentInRome(isoDate(day), time);

// Bought on the slopes at 11:04 on Saturday for the weekend.
const certified = {
  coverFrom: at('2026-12-05', '11:04'),
  coverTo: at('2026-12-07', '00:00'),
  isWithdrawn: false,
};

test.each([
  ['a minute before it was paid', at('2026-12-05', '11:03'), 'not-yet'],
  ['from that minute on', at('2026-12-05', '11:04'), 'valid'],
  ['in the last minute of its last day', at('2026-12-06', '23:59'), 'valid'],
  ['the next day', at('2026-12-07', '00:00'), 'over'],
])('%s a certificate is %3$s', (_, now, state) => {
  expect(certificateState(certified, now)).toBe(state);
});

test('the certificate of a policyholder who withdrew is void', () => {
  expect(certificateState({ ...certified, isWithdrawn: true }, at('2026-12-05', '12:00'))).toBe('void');
});

test('a stranger who scans the certificate sees only a first name and an initial', () => {
  expect(briefName('Leo', 'Rossi')).toBe('Leo R.');
  expect(briefName('Ada', ' d’Angelo')).toBe('Ada D.');
});
