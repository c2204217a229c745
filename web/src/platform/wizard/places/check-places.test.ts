import { expect, test } from 'vitest';
import { answering, problem } from '../../../../test/server.ts';
import { checkPlaces } from './check-places.ts';

test('only the answered places are checked by the server', async () => {
  const errors = { city: 'Non è in questa provincia.' };
  const calls = answering({ body: { errors } });
  const answers = { city: 'Lucca', district: '', postalCode: null, placeOfBirth: true, firstname: 'Ada' };
  expect(await checkPlaces(answers)).toEqual(errors);
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/places/check?city=Lucca']);
});

test('without an answer no place is refused', async () => {
  answering(problem(503, 'closed'));
  expect(await checkPlaces({ city: 'Lucca' })).toEqual({});
});
