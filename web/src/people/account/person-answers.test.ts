import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect, test } from 'vitest';
import { answersOf, attributesOf } from './person-answers.ts';

const { firstName, lastName, birthDate, typedBirthDate } = examplePerson;
const answers = { firstName, lastName, birthDate, email: 'ada@example.it' };
const attributes = { name: firstName, family_name: lastName, birthdate: typedBirthDate };

test('a person travels to the identity provider and back unchanged', () => {
  expect(attributesOf(answers)).toEqual(attributes);
  expect(answersOf({ ...attributes, email: 'ada@example.it' })).toEqual(answers);
});
