import type { Buyer, PetAttributes, PurchaseConsents } from '@riparo/domain/purchase/purchase-request.ts';

/** Whom demonstrations are about. Nobody lives here. */
export const demonstration = {
  email: 'ada.dimostrazione@riparo.example',
  password: 'Portico2026',
  firstName: 'Ada',
  lastName: 'D’Angelo',
  phone: '+393331234567',
  taxCode: 'DNGDAA90C67H501E',
  birthDate: '1990-03-27',
} as const;

export const buyer: Buyer = {
  email: demonstration.email,
  firstName: demonstration.firstName,
  lastName: demonstration.lastName,
  profile: {
    gender: 'female',
    dateOfBirth: demonstration.birthDate,
    placeOfBirth: 'Roma',
    districtOfBirth: 'RM',
    birthPlaceCode: 'H501',
    phoneNumber: demonstration.phone,
    taxCode: demonstration.taxCode,
    country: 'IT',
    address: 'Via Roma, 12A',
    zipCode: '20121',
    city: 'Milano',
    district: 'MI',
    region: null,
  },
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
