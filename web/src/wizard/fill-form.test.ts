import { personDemonstration } from '@riparo/domain/purchase/demonstration.ts';
import { expect, test } from 'vitest';
import { draftOf } from './fill-form.ts';

test('what a choice tells stands as each field shows it; nothing empties a field, strangers are left out', () => {
  expect(
    draftOf(personDemonstration, {
      date_of_birth: '1990-03-27',
      gender: 'F',
      birthPlaceCode: null,
      somebodyElse: 'x',
    }),
  ).toEqual({ date_of_birth: ['27/03/1990'], gender: ['F'], birthPlaceCode: [] });
});
