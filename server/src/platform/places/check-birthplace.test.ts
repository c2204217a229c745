import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { describe, expect, test } from 'vitest';
import { checkBirthplace } from './check-birthplace.ts';
import { loadPlaces } from './places.ts';

const places = loadPlaces();
const check = (birthplace: string, province: string, bornOn: string) =>
  checkBirthplace(places, { birthplace, province, bornOn: isoDate(bornOn) });

describe('a birthplace', () => {
  test.each([
    ['Roma', 'RM', '1990-01-01', 'H501'],
    ['Castro', 'LE', '1990-01-01', 'M261'],
    ['Castro', 'BG', '1990-01-01', 'C337'],
    ['Fiume', 'FU', '1930-01-01', 'D620'],
    ['Bazzano', 'BO', '1990-01-01', 'A726'],
    ['Castrogiovanni', 'EN', '1920-01-01', 'C342'],
    ['Monza', 'MI', '1970-01-01', 'F704'],
    ['Jugoslavia', 'EE', '1970-01-01', 'Z118'],
    ['Olanda', 'EE', '1970-01-01', 'Z126'],
    ['Bozen', 'BZ', '1970-01-01', 'A952'],
    ['Castro', 'BG', '1970-01-01', 'C337'],
    ['Calliano', 'AT', '1990-01-01', 'B418'],
    ['Calliano', 'TN', '1990-01-01', 'B419'],
  ])('%s (%s) on %s has the code %s', (name, province, bornOn, belfioreCode) => {
    expect(check(name, province, bornOn)).toMatchObject({ errors: null, birthplace: { belfioreCode } });
  });

  test.each([
    [
      'Vattelapesca',
      'RM',
      '1990-01-01',
      { birthplace: 'Non troviamo questo luogo di nascita: sceglilo dall’elenco.' },
    ],
    ['Milano', 'EE', '1990-01-01', { province: 'Milano è in Italia: la provincia è MI.' }],
    [
      'Francia',
      'MI',
      '1990-01-01',
      { province: 'Francia è uno Stato: per chi è nato all’estero la provincia è EE.' },
    ],
    [
      'Fiume',
      'FU',
      '1960-01-01',
      {
        birthplace:
          'Fiume è stato un comune italiano fino al 15/09/1947: scegli il comune o lo Stato che c’era alla nascita.',
      },
    ],
    [
      'Fiume',
      'TS',
      '1960-01-01',
      {
        birthplace:
          'Fiume è stato un comune italiano fino al 15/09/1947: scegli il comune o lo Stato che c’era alla nascita.',
      },
    ],
    [
      'Serbia e Montenegro',
      'EE',
      '1990-01-01',
      {
        birthplace:
          'Lo Stato Serbia e Montenegro esiste dal 04/02/2003: scegli quello che c’era alla nascita.',
      },
    ],
    [
      'San Giacomo',
      'TN',
      '1990-01-01',
      {
        birthplace:
          'San Giacomo è stato un comune italiano fino al 31/12/1928: scegli il comune o lo Stato che c’era alla nascita.',
      },
    ],
    [
      'Valsamoggia',
      'BO',
      '1990-01-01',
      { birthplace: 'Valsamoggia è un comune dal 01/01/2014: scegli il comune che c’era alla nascita.' },
    ],
    [
      'Jugoslavia',
      'EE',
      '2010-01-01',
      {
        birthplace:
          'Lo Stato Jugoslavia è esistito fino al 03/02/2003: scegli quello che c’era alla nascita.',
      },
    ],
    [
      'Castro',
      'MI',
      '1990-01-01',
      { province: 'Ci sono più luoghi che si chiamano Castro: la provincia è LE o BG?' },
    ],
  ])('%s (%s) on %s is refused', (name, province, bornOn, errors) => {
    expect(check(name, province, bornOn)).toEqual({ birthplace: null, errors });
  });
});
