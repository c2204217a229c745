import { expect, test } from 'vitest';
import { formName, wireName } from './field-names.ts';

test.each([
  ['startDate', 'start_date'],
  ['holdersData.3.birthDate', 'holders.3.dob'],
  ['owner.fiscalCode', 'contractor.cf'],
  ['consents.preContractChecked', 'consents.pre_contract'],
  ['whatever', 'whatever'],
])('%s is %s on the wire, and back', (form, wire) => {
  expect(wireName(form)).toBe(wire);
  expect(formName(wire)).toBe(form);
});
