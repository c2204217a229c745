import { expect, test } from 'vitest';
import { checkPlaces } from './check-places.ts';
import { loadPlaces } from './places.ts';

const places = loadPlaces();
const asked = {
  city: 'Milano',
  district: 'MI',
  postalCode: '20121',
  placeOfBirth: 'Roma',
  districtOfBirth: 'RM',
  date_of_birth: '1990-05-01',
};

test('valid home and birthplace pass, and the region is known', () => {
  expect(checkPlaces(places, asked)).toEqual({ errors: {}, region: 'Lombardia' });
});

test.each([
  [{ city: 'Vattelapesca' }, { city: 'Non troviamo questo comune: sceglilo dall’elenco.' }],
  [{ district: 'RM' }, { district: 'Milano è in provincia di Milano (MI).' }],
  [{ postalCode: '2012' }, { postalCode: 'Il CAP ha cinque cifre.' }],
  [
    { placeOfBirth: 'Vattelapesca' },
    { placeOfBirth: 'Non troviamo questo luogo di nascita: sceglilo dall’elenco.' },
  ],
  [{ districtOfBirth: 'EE' }, { districtOfBirth: 'Roma è in Italia: la provincia è RM.' }],
])('the error in %j is reported at its question', (wrong, errors) => {
  expect(checkPlaces(places, { ...asked, ...wrong }).errors).toEqual(errors);
});
