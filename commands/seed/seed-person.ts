import type { Buyer, PetAttributes, PurchaseConsents } from '@riparo/domain/buy/purchase/purchase-request.ts';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';

/** The demonstration's customer: Ada, with a mailbox that does not exist. */
export const demonstration = {
  email: 'ada.dimostrazione@riparo.example',
  password: 'Portico2026',
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  phone: examplePerson.phone,
  taxCode: examplePerson.taxCode,
  birthDate: examplePerson.birthDate,
} as const;

export const buyer: Buyer = {
  email: demonstration.email,
  firstName: demonstration.firstName,
  lastName: demonstration.lastName,
  profile: exampleProfile,
};

export const dog: PetAttributes = {
  petType: 'dog',
  petName: 'Fido',
  pet_date_of_birth: '2020-05-01',
  petChipNumber: '380260000123456',
  petBreed: 'Bracco',
};

export const purchaseConsents: PurchaseConsents = {
  privacy: true,
  userProfiling: true,
  marketing: false,
  regulation: true,
  remotelySaleAppendix: true,
  remotelyPlacement: true,
  documentsSending: true,
  productSuitability: true,
  coverageSuitability: true,
};
