import { expect, test } from 'vitest';
import { answersOf, attributesOf } from './person-answers.ts';

const answers = {
  firstName: 'Ada',
  lastName: "D'Angelo",
  birthDate: '1985-03-27',
  email: 'ada@example.it',
};
const attributes = { name: 'Ada', family_name: "D'Angelo", birthdate: '27/03/1985' };

test('a person travels to the identity provider and back unchanged', () => {
  expect(attributesOf(answers)).toEqual(attributes);
  expect(answersOf({ ...attributes, email: 'ada@example.it' })).toEqual(answers);
});
