import { randomUUID } from 'node:crypto';
import { confirmSignUpCall, signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { submitCheckupCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { openDealCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { createPaymentSessionCall, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { changeConsentCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { requestSignatureCodeCall, signDocumentsCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { createSkiPolicyCall, skiPaymentCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { withdrawOwnDealCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { findPurchasableProduct, type PurchasableKey } from '@riparo/domain/buy/products/catalogue.ts';
import type { DealAddress, DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import type { Buyer } from '@riparo/domain/buy/purchase/purchase-request.ts';
import { buyer, demonstration, dog, purchaseConsents } from './seed-person.ts';
import type { Visitor } from './seed-visitor.ts';

/** Anything that can make calls. */
export type Caller = Pick<Visitor, 'call'>;

const consents = { privacy: true, userProfiling: true, marketing: false };
const { email, password, firstName, lastName, phone } = demonstration;

export async function register(visitor: Visitor): Promise<void> {
  const attributes = { name: firstName, family_name: lastName, birthdate: examplePerson.typedBirthDate };
  await visitor.call(signUpCall, { body: { email, password, attributes } });
  await visitor.settle();
  const code = await visitor.findInMails(/^ {4}(\d{6})$/m);
  await visitor.call(confirmSignUpCall, { body: { email, code } });
}

export async function signIn(visitor: Visitor): Promise<void> {
  await visitor.call(signInCall, { body: { email, password } });
}

export async function openDeal(
  visitor: Caller,
  productKey: PurchasableKey,
  whoBuys: Buyer = buyer,
): Promise<DealAddress> {
  const { data } = await visitor.call(openDealCall, {
    params: { productKey },
    body: {
      submissionKey: randomUUID(),
      buyer: whoBuys,
      ...(productKey === 'pet' ? { attributes: dog } : {}),
      consents: purchaseConsents,
      suitability: suitableAnswers(productKey),
      source: findPurchasableProduct(productKey)?.webFlowBaseUrl ?? '/',
    },
  });
  return data;
}

export async function openPayment(
  visitor: Caller,
  uuid: DealAddress,
  productKey: PurchasableKey,
  site: string,
) {
  const page = site + (findPurchasableProduct(productKey)?.webFlowBaseUrl ?? '/') + uuid;
  const { id } = await visitor.call(createPaymentSessionCall, {
    body: { dealUuid: uuid, successCallbackUrl: `${page}/success`, failureCallbackUrl: `${page}/cancel` },
  });
  return id;
}

export async function payFor(visitor: Visitor, uuid: DealAddress, productKey: PurchasableKey, site: string) {
  await visitor.pay(await openPayment(visitor, uuid, productKey, site));
  await visitor.call(paymentStateCall, { params: { uuid } });
  await visitor.settle();
}

export async function sign(visitor: Visitor): Promise<void> {
  const token = await visitor.findInMails(/\/firma\/([\w-]+)/);
  await visitor.call(requestSignatureCodeCall, { params: { token } });
  await visitor.settle();
  const code = await visitor.findInMails(/^ {4}(\d{6})$/m);
  await visitor.call(signDocumentsCall, { params: { token }, body: { consent: true, renewal: true, code } });
  await visitor.settle();
}

/** Third-party liability is requested on its summary; the documents to sign then come by mail. */
export async function requestLiability(
  visitor: Visitor,
  uuid: DealAddress,
  productKey: string,
): Promise<void> {
  const body = liabilityPurchaseOf(productKey, buyer);
  await visitor.call(purchaseLiabilityCall, { params: { uuid }, body });
  await visitor.settle();
}

/** The personal area's id of the latest purchase of a product. */
export async function ownDealUuid(visitor: Visitor, productKey: PurchasableKey): Promise<DealUuid> {
  const { data } = await visitor.call(ownDealsCall, {});
  const own = data.find(({ product }) => product.key === productKey);
  if (!own) throw new Error(`no purchase of ${productKey}`);
  return own.uuid;
}

export async function withdraw(visitor: Visitor, productKey: PurchasableKey): Promise<void> {
  const uuid = await ownDealUuid(visitor, productKey);
  await visitor.call(withdrawOwnDealCall, { params: { uuid } });
  await visitor.settle();
}

export async function buySki(visitor: Visitor, now: Date): Promise<void> {
  const person = { first_name: firstName, last_name: lastName };
  const { paymentUrl, policy } = await visitor.call(createSkiPolicyCall, {
    body: {
      product_type: 'plus',
      adults_num: 1,
      kids_num: 0,
      duration: 'daily',
      days: 3,
      start_date: `${addDays(dayInRome(now), 1)} 09:00`,
      holders: [{ ...person, dob: demonstration.birthDate }],
      contractor: { ...person, email, phone, cf: demonstration.taxCode },
      consents: {
        privacy: true,
        marketing: false,
        profiling: false,
        geo_localization: false,
        digital_contract: true,
        pre_contract: true,
      },
      suitability: suitableAnswers('ski'),
      promo_code: null,
      utm_source: null,
      utm_medium: null,
    },
  });
  await visitor.pay(paymentUrl.split('/').at(-1) ?? '');
  await visitor.call(skiPaymentCall, { params: { id: policy.id } });
  await visitor.settle();
}

export async function askForLifeQuote(visitor: Visitor, sumAssured: number): Promise<string> {
  const { data } = await visitor.call(createLifeQuoteCall, {
    body: {
      firstname: firstName,
      lastname: lastName,
      date_of_birth: demonstration.birthDate,
      smoker: false,
      sum_assured: sumAssured,
      duration: 20,
    },
  });
  const source = '/preventivo/contattatemi';
  const body = { submissionKey: randomUUID(), source, email, phone, ...consents };
  await visitor.call(requestCallBackCall, { params: { uuid: data.uuid }, body });
  return data.uuid;
}

export async function askForQuote(visitor: Visitor, product: string): Promise<void> {
  const person = { firstname: firstName, lastname: lastName, email, phone };
  const body = {
    submissionKey: randomUUID(),
    product,
    source: `/preventivo/${product}`,
    ...person,
    ...consents,
  };
  await visitor.call(requestQuoteCall, { body });
}

export async function fillInCheckup(visitor: Visitor): Promise<string> {
  const { id } = await visitor.call(submitCheckupCall, {
    body: {
      submissionKey: randomUUID(),
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      policy_types: [1, 2, 4],
      trusted_broker: true,
      worried_about: ['famiglia'],
      client_dob: demonstration.birthDate,
      family_status: 'sposato',
      only_source_income: true,
      with_children: true,
      num_of_children: 2,
      rental_ownership: 'Proprietà',
      mortgage: true,
      pets: ['Cane'],
      use_green_vehicles: true,
      green_vehicles: ['Bicicletta'],
      sports: ['Sci e snowboard'],
      num_of_travels: 1,
      coverage_feeling: 70,
      ...consents,
    },
  });
  return id;
}

export async function agreeToNews(visitor: Visitor): Promise<void> {
  await visitor.call(changeConsentCall, {
    params: { kind: 'marketing' },
    body: { given: true, version: CONSENT_VERSION },
  });
}
