import { expect, test } from 'vitest';
import { decodeSavedFields, encodeSavedFields, savedFieldsOf } from './saved-fields.ts';

test('name, birth date and step survive the cookie in any script', () => {
  const fields = { firstname: 'Niccolò; D’Àmico', birthDate: '1990-02-28', currentStep: 2 };
  expect(encodeSavedFields(fields)).toMatch(/^[\w%.!~*'()-]+$/);
  expect(decodeSavedFields(encodeSavedFields(fields))).toEqual(fields);
});

test('other answers are not stored in the cookie', () => {
  const answers = { firstname: 'Ada', birthDate: '1990-02-28', grossIncomeCents: 3_000_000 };
  expect(savedFieldsOf(answers, 3)).toEqual({ firstname: 'Ada', birthDate: '1990-02-28', currentStep: 3 });
});

test('the saved fields are the same whatever a flow calls them', () => {
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
])('the invalid cookie %j yields nothing', (cookie) => {
  expect(decodeSavedFields(cookie)).toEqual({});
});

test.each([
  [
    { firstname: 'x'.repeat(50), currentStep: 0 },
    { firstname: 'x'.repeat(50), currentStep: 0 },
  ],
  [{ firstname: 'x'.repeat(51), currentStep: 1.5 }, {}],
  // Written by another release or by hand.
  [{ firstname: ['Ada'], birthDate: ['1990-02-28'], currentStep: '2' }, {}],
])('from %j the cookie stores %j', (written, remembered) => {
  expect(decodeSavedFields(encodeURIComponent(JSON.stringify(written)))).toStrictEqual(remembered);
});
