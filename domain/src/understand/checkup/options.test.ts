import { expect, test } from 'vitest';
import {
  childrenOptions,
  greenVehicleOptions,
  jobTitleOptions,
  sportOptions,
  travelOptions,
} from './options.ts';

test.each([
  ['sports', sportOptions, 11],
  ['green vehicles', greenVehicleOptions, 5],
])('the list of %s has as many options as specified, without duplicates', (_, options, count) => {
  expect(new Set(options.map(({ value }) => value)).size).toBe(count);
  expect(options).toHaveLength(count);
});

test.each([
  ['children', childrenOptions],
  ['trips', travelOptions],
])('the number of %s goes from 0 to 4, where 4 means more than three', (_, options) => {
  expect(options.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4']);
  expect(options.at(-1)?.label).toBe('Più di 3');
});

test('a professional chooses from the specified professions, in order', () => {
  expect(jobTitleOptions.map(({ label }) => label)).toEqual([
    'Avvocato',
    'Architetto',
    'Commercialista',
    'Ingegnere',
    'Giornalista',
    'Medico',
    'Notaio',
    'Altro',
  ]);
});
