import { expect, test } from 'vitest';
import { prefilledAnswers, personFromAnswers } from './known-person.ts';

const quiz = {
  first_name: 'Ada',
  last_name: 'Rossi',
  client_dob: '1984-03-27',
  email: 'a@b.it',
  pets: ['Cane'],
};

test('data from one flow prefill another under its own field names', () => {
  const fieldNames = new Set(['firstname', 'lastname', 'email', 'phone', 'date_of_birth', 'smoker']);
  expect(prefilledAnswers(personFromAnswers(quiz), fieldNames)).toEqual({
    firstname: 'Ada',
    lastname: 'Rossi',
    email: 'a@b.it',
    date_of_birth: '1984-03-27',
  });
});

test('only fields that are asked are prefilled', () => {
  expect(prefilledAnswers(personFromAnswers(quiz), new Set(['firstname']))).toEqual({ firstname: 'Ada' });
});

test.each([{}, { firstname: 7 }, { firstname: '' }, { email: 'x'.repeat(301) }, { phone: null }])(
  'stored answers of the form %j are ignored',
  (found) => expect(personFromAnswers(found)).toEqual({}),
);
