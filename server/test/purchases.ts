import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import type { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { Buyer } from '@riparo/domain/buy/purchase/purchase-request.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';

export const ada: Buyer = {
  email: 'ada@example.it',
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  profile: exampleProfile,
};

export const fido = {
  petType: 'dog',
  petName: 'Fido',
  pet_date_of_birth: '2020-05-01',
  petChipNumber: '380260000123456',
  petBreed: 'Bracco',
};

const consents = {
  privacy: true,
  userProfiling: true,
  marketing: false,
  regulation: true,
  remotelySaleAppendix: true,
  remotelyPlacement: true,
  documentsSending: true,
};

type Purchase = BodyOf<typeof openDealCall> & { submissionKey: string };

/** What the browser sends at the end of the questions. */
export function purchaseOf(productKey: string, changes: Partial<Purchase> = {}): Purchase {
  const isMobility = findPurchasableProduct(productKey)?.questions.includes('suitable') ?? false;
  return {
    submissionKey: randomUUID(),
    buyer: ada,
    ...(productKey === 'pet' ? { attributes: fido } : {}),
    consents: { ...consents, ...(isMobility ? { productSuitability: true, coverageSuitability: true } : {}) },
    suitability: suitableAnswers(productKey),
    source: '/acquisto/pet',
    ...changes,
  };
}
