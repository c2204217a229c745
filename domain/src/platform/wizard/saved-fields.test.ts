import { expect, test } from 'vitest';
import { decodeSavedFields, encodeSavedFields, savedFieldsOf } from './saved-fields.ts';

test('name, birth date and step survive the cookie, whatever letters they have', () => {
  const fields = { firstname: 'Niccolò; D’Àmico', birthDate: '1990-02-28', currentStep: 2 };
  expect(encodeSavedFields(fields)).toMatch(/^[\w%.!~*'()-]+$/);
  expect(decodeSavedFields(encodeSavedFields(fields))).toEqual(fields);
});

test('other answers are not remembered', () => {
  const answers = { firstname: 'Ada', birthDate: '1990-02-28', grossIncomeCents: 3_000_000 };
  expect(savedFieldsOf(answers, 3)).toEqual({ firstname: 'Ada', birthDate: '1990-02-28', currentStep: 3 });
});

test('they are the same whatever a flow calls them', () => {
  const answers = { first_name: 'Ada', client_dob: '1990-02-28' };
  expect(savedFieldsOf(answers, 3)).toEqual({ firstname: 'Ada', birthDate: '1990-02-28', currentStep: 3 });
});

test.each([
  '',
  '%',
  'null',
  '7',
  '[]',
  '%7B%22firstname%22%3A1%7D',
  encodeURIComponent('{"birthDate":"1990-02-31","currentStep":-1}'),
])('a cookie that says %j says nothing', (cookie) => {
  expect(decodeSavedFields(cookie)).toEqual({});
});

test.each([
  [
    { firstname: 'x'.repeat(50), currentStep: 0 },
    { firstname: 'x'.repeat(50), currentStep: 0 },
  ],
  [{ firstname: 'x'.repeat(51), currentStep: 1.5 }, {}],
  // Written by another release, or by hand.
  [{ firstname: ['Ada'], birthDate: ['1990-02-28'], currentStep: '2' }, {}],
])('of %j it remembers %j', (written, remembered) => {
  expect(decodeSavedFields(encodeURIComponent(JSON.stringify(written)))).toStrictEqual(remembered);
});
