import { expect, test } from 'vitest';
import { asksAboutHealth, healthConsentTexts, isHiddenFromStaff } from './health-consent.ts';

test.each([
  ['ski', 'injury', true],
  ['monopattino', 'care', true],
  ['monopattino', 'liability', false],
  ['pet', 'surgery', false],
  ['pet', 'something-else', false],
  ['ski', 'something-else', true],
])('health consent is requested for %s, %s: %s', (productKey, what, isAsked) => {
  expect(asksAboutHealth({ productKey, what })).toBe(isAsked);
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const yes = { given: true, at: at(1) };
const no = { given: false, at: at(10) };

test.each([
  [
    'a health document without a question about consent',
    [],
    { storedAt: at(2), paper: { isHealth: true } },
    false,
  ],
  ['a health document with consent', [yes], { storedAt: at(2), paper: { isHealth: true } }, false],
  [
    'a health document after withdrawn consent',
    [yes, no],
    { storedAt: at(2), paper: { isHealth: true } },
    true,
  ],
  ['a taxi bill after withdrawn consent', [yes, no], { storedAt: at(2), paper: { isHealth: false } }, false],
  ['a file of the report under a consent withdrawn later', [yes, no], { storedAt: at(2), paper: null }, true],
  ['a file that came after withdrawn consent', [yes, no], { storedAt: at(11), paper: null }, false],
  ['photos without any consent', [no], { storedAt: at(11), paper: null }, false],
  [
    'a health document after renewed consent',
    [yes, no, { given: true, at: at(12) }],
    { storedAt: at(2), paper: { isHealth: true } },
    false,
  ],
])('whether staff see it follows from the consent: %s, after %j', (_, moments, file, isHidden) => {
  expect(isHiddenFromStaff(moments, file)).toBe(isHidden);
});

test('a consent text never changes: a new wording is a new version, added here', () => {
  expect(healthConsentTexts).toEqual({
    '2026-11-18':
      'Acconsento all’uso dei dati sulla mia salute che scrivo o mando per questo sinistro, per gestirlo e trasmetterlo a chi decide se pagare',
  });
});
