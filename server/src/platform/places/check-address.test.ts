import { describe, expect, test } from 'vitest';
import { checkAddressPlace } from './check-places.ts';
import { loadPlaces } from './places.ts';

const places = loadPlaces();
const check = (city: string, province: string, postalCode: string) =>
  checkAddressPlace(places, { city, province, postalCode });

describe('town, province and CAP', () => {
  test.each([
    ['Milano', 'MI', '20121'],
    ['milano', 'Milano', '20162'],
    ['Roma', 'RM', '00199'],
    ['Castro', 'LE', '73030'],
    ['Castro', 'BG', '24063'],
    ['Samone', 'TO', '10010'],
    ['Samone', 'TN', '38059'],
    ['Peglio', 'PU', '61049'],
    ['Peglio', 'CO', '22010'],
    ['Calliano', 'TN', '38060'],
    ['Calliano', 'AT', '14031'],
    ['Calliano Monferrato', 'AT', '14031'],
    ['Bolzano', 'BZ', '39100'],
    ['Bozen', 'BZ', '39100'],
    ['Bolzano/Bozen', 'Bolzano/Bozen', '39100'],
    ['L’Aquila', 'AQ', '67100'],
    ['Forli', 'fc', '47121'],
    ['Reggio Emilia', 'RE', '42121'],
  ])('%s (%s) %s belong together', (city, province, postalCode) => {
    expect(check(city, province, postalCode)).toMatchObject({
      errors: null,
      city: { postalCodes: expect.arrayContaining([postalCode]) },
    });
  });

  test.each([
    ['Vattelapesca', 'MI', '20121', { city: 'Non troviamo questo comune: sceglilo dall’elenco.' }],
    ['', 'MI', '20121', { city: 'Non troviamo questo comune: sceglilo dall’elenco.' }],
    ['Fiume', 'FU', '51000', { city: 'Non troviamo questo comune: sceglilo dall’elenco.' }],
    ['Milano', 'RM', '20121', { province: 'Milano è in provincia di Milano (MI).' }],
    ['Castro', 'MI', '24063', { province: 'Castro è in provincia di Lecce (LE) o Bergamo (BG).' }],
    ['Milano', '', '20121', { province: 'Milano è in provincia di Milano (MI).' }],
    ['Castro', 'LE', '24063', { postalCode: 'Il CAP di Castro è 73030.' }],
    ['Segrate', 'MI', '20090', { postalCode: 'Il CAP di Segrate è 20054.' }],
    ['Milano', 'MI', '00118', { postalCode: 'Il CAP 00118 è di Roma, non di Milano.' }],
    ['Milano', 'MI', '39040', { postalCode: 'Il CAP 39040 non è di Milano.' }],
    ['Milano', 'MI', '99999', { postalCode: 'Il CAP 99999 non è di Milano.' }],
    ['Milano', 'MI', '00100', { postalCode: 'Il CAP 00100 non è di Milano.' }],
    ['Milano', 'MI', '20199', { postalCode: 'Il CAP 20199 non è di Milano.' }],
    ['Milano', 'MI', '2012', { postalCode: 'Il CAP ha cinque cifre.' }],
    [
      'Roma',
      'RM',
      '00100',
      { postalCode: 'Il CAP 00100 non si usa più: a Roma ogni zona ha il suo, scrivi quello della tua via.' },
    ],
    [
      'Milano',
      'MI',
      '20100',
      {
        postalCode: 'Il CAP 20100 non si usa più: a Milano ogni zona ha il suo, scrivi quello della tua via.',
      },
    ],
  ])('%s (%s) %s do not', (city, province, postalCode, errors) => {
    expect(check(city, province, postalCode)).toEqual({ city: null, errors });
  });
});
