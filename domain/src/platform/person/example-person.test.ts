import { expect, test } from 'vitest';
import { computeTaxCode } from '../tax-code/compute.ts';
import { examplePerson } from './example-person.ts';

test('the tax code of the example person follows from her data', () => {
  const { birthPlace, taxCode, ...person } = examplePerson;
  expect(computeTaxCode({ ...person, gender: 'F', birthPlaceCode: birthPlace.code })).toBe(taxCode);
});
