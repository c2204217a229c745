import { expect, test } from 'vitest';
import { asksAboutHealth, healthConsentTexts, isHiddenFromStaff } from './health-consent.ts';

test.each([
  ['ski', 'injury', true],
  ['monopattino', 'care', true],
  ['monopattino', 'liability', false],
  ['pet', 'surgery', false],
  ['pet', 'something-else', false],
  ['ski', 'something-else', true],
])('consent about health is asked for %s, %s: %s', (productKey, what, isAsked) => {
  expect(asksAboutHealth({ productKey, what })).toBe(isAsked);
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const yes = { given: true, at: at(1) };
const no = { given: false, at: at(10) };

test.each([
  ['a health paper nobody was asked about', [], { storedAt: at(2), paper: { isHealth: true } }, false],
  ['a health paper with consent', [yes], { storedAt: at(2), paper: { isHealth: true } }, false],
  ['a health paper after it was taken back', [yes, no], { storedAt: at(2), paper: { isHealth: true } }, true],
  ['a bill of a taxi after that', [yes, no], { storedAt: at(2), paper: { isHealth: false } }, false],
  ['what came with the report under a consent', [yes, no], { storedAt: at(2), paper: null }, true],
  ['what came after it was taken back', [yes, no], { storedAt: at(11), paper: null }, false],
  ['photos of somebody who always said no', [no], { storedAt: at(11), paper: null }, false],
  [
    'a health paper once it is given again',
    [yes, no, { given: true, at: at(12) }],
    { storedAt: at(2), paper: { isHealth: true } },
    false,
  ],
])('staff do not see %s: %j', (_, moments, file, isHidden) => {
  expect(isHiddenFromStaff(moments, file)).toBe(isHidden);
});

test('what somebody agreed to is never another text: a changed one is a new version, added here', () => {
  expect(healthConsentTexts).toEqual({
    '2026-11-18':
      'Acconsento all’uso dei dati sulla mia salute che scrivo o mando per questo sinistro, per gestirlo e trasmetterlo a chi decide se pagare',
  });
});
