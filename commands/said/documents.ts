import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { writeReport } from '@riparo/domain/understand/checkup/report.ts';
import { purchasableProducts, soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import type { PurchasableProduct } from '@riparo/domain/buy/products/product.ts';
import { guideKeys } from '@riparo/domain/platform/site/guide.ts';
import { guides } from '@riparo/domain/understand/guide/guides.ts';
import {
  dealUuidSchema,
  paymentIdSchema,
  quoteUuidSchema,
  submissionKeySchema,
} from '@riparo/domain/platform/values/ids.ts';
import { priceLife } from '@riparo/domain/buy/products/vita/price.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { precontractText } from '@riparo/domain/buy/precontract/document-texts.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { RENEWAL_APPROVAL } from '@riparo/domain/buy/signature/consent.ts';
import { suitabilityStatement } from '@riparo/domain/buy/products/suitability/statement.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { checkupReportDocument } from '../../server/src/understand/checkups/report-document.ts';
import type { DealRow } from '../../server/src/buy/deals/tables.ts';
import type { DocumentContent } from '../../server/src/platform/drawing/content.ts';
import { guideDocument } from '../../server/src/understand/guides/guide-document.ts';
import type { Payment } from '../../server/src/buy/payments/tables.ts';
import { stoppedRenewalReceipt } from '../../server/src/buy/policies/stopped-renewal-receipt.ts';
import { precontractContent } from '../../server/src/buy/precontract/precontract-document.ts';
import { lifeQuoteDocument } from '../../server/src/understand/quotes/quote-document.ts';
import { coherenceContent } from '../../server/src/buy/documents/contents/coherence.ts';
import { policyContent } from '../../server/src/buy/documents/contents/policy.ts';
import { proofContent } from '../../server/src/buy/signature/proof.ts';
import { receiptContent } from '../../server/src/buy/documents/contents/receipt.ts';
import { welcomeContent } from '../../server/src/buy/documents/contents/welcome.ts';
import { certificateDocument } from '../../server/src/buy/ski/certificate-document.ts';
import { receiptDocument } from '../../server/src/buy/ski/receipt-document.ts';
import { withdrawalReceipt } from '../../server/src/buy/withdrawal/withdrawal-receipt.ts';
import { dealRow } from '../../server/test/deal-row.ts';
import { type Said, withPlainSpaces, wordsIn } from './said.ts';

const siteUrl = new URL('https://www.riparo.example/');
const at = new Date('2026-11-15T10:00:00Z');
const today = isoDate('2026-11-15');
const uuid = '8f14e45f-ceea-467a-9d0b-6c1a2b3c4d5e';
const dealUuid = dealUuidSchema.parse(uuid);
const submissionKey = submissionKeySchema.parse(uuid);
const email = 'ada.dangelo@example.it';
const { firstName, lastName, taxCode } = examplePerson;

/** The texts of every PDF; those that differ by product, once per product. */
export const saidInDocuments = (): Said[] =>
  Object.entries(documentExamples()).map(([name, content]) => ({
    name,
    text: withPlainSpaces(wordsIn(content)),
  }));

export const documentExamples = (): Readonly<Record<string, DocumentContent>> => ({
  ...Object.fromEntries(precontractExamples()),
  ...Object.fromEntries(guideKeys.map((key) => [`guida-${key}`, guideDocument(guides[key], siteUrl)])),
  ...Object.fromEntries(purchasableProducts.flatMap(dealExamples)),
  ...skiExamples(),
  'prova-della-firma': proofContent({
    signer: { firstName, lastName, taxCode, email },
    signedAt: at.toISOString(),
    address: '192.0.2.1',
    browser: 'Firefox',
    consent: { version: '2026-11', text: 'Firmo' },
    approved: [RENEWAL_APPROVAL],
    code: { sentTo: email, sentAt: at.toISOString(), enteredAt: at.toISOString(), wrongTries: 0 },
    documents: [{ kind: 'polizza', title: 'Polizza', sha256: '0'.repeat(64) }],
  }),
  'report-di-copertura': checkupReportDocument(
    { id: uuid, ...writeReport(checkupAnswers, today) },
    { createdAt: at, siteUrl },
  ),
  'preventivo-vita': lifeQuoteDocument(lifeQuote(), siteUrl),
});

const precontractExamples = () =>
  soldProducts.flatMap((product) =>
    precontractDocuments(product.key).flatMap((document) => {
      const text = precontractText(product, document.key);
      return text
        ? [[`${product.key}-${document.key}`, precontractContent(product, document, text)] as const]
        : [];
    }),
  );

const dealOf = ({
  key,
  order,
  priceCents,
}: Pick<PurchasableProduct, 'key' | 'order' | 'priceCents'>): DealRow =>
  dealRow({
    uuid: dealUuid,
    productKey: key,
    order,
    email,
    emailKey: emailKey(email),
    consents: {
      version: '2026-11',
      givenAt: at.toISOString(),
      source: '/',
      given: { regulation: true, remotelySaleAppendix: true },
      documents: [],
    },
    suitability: {
      answeredAt: at.toISOString(),
      lines: suitabilityStatement(key, suitableAnswers(key)),
    },
    priceCents,
  });

const paymentOf = (amountCents: Payment['amountCents']): Payment => ({
  id: paymentIdSchema.parse(uuid),
  dealUuid,
  productKey: 'pet',
  sessionId: uuid,
  account: 'main',
  providerPaymentId: 'pi_3Q7xKd2eZvKYlo2C',
  amountCents,
  currency: 'eur',
  state: 'received',
  receivedAt: at,
  refundReason: null,
});

function dealExamples(product: PurchasableProduct): [string, DocumentContent][] {
  const deal = dealOf(product);
  const term = { startsOn: isoDate('2026-11-16'), endsOn: isoDate('2027-11-15') };
  return [
    [`${product.key}-polizza`, policyContent(deal, at)],
    ...[coherenceContent(deal, at)].flatMap((content): [string, DocumentContent][] =>
      content ? [[`${product.key}-coerenza`, content]] : [],
    ),
    [`${product.key}-ricevuta`, receiptContent(deal, paymentOf(product.priceCents))],
    [`${product.key}-benvenuto`, welcomeContent({ ...deal, ...term }, at)],
    [`${product.key}-recesso`, withdrawalReceipt(deal, deal.priceCents, at)],
    [`${product.key}-disdetta`, stoppedRenewalReceipt({ ...deal, ...term }, at)],
  ];
}

function skiExamples(): Record<string, DocumentContent> {
  const priceCents = cents(80_00);
  const deal = dealOf({ key: 'ski', order: 'pay-only', priceCents });
  const policy = {
    id: uuid,
    dealUuid,
    productType: 'plus',
    duration: 'season',
    days: null,
    adults: 1,
    kids: 1,
    startsOn: isoDate('2026-12-05'),
    endsOn: isoDate('2027-05-31'),
    promoCode: null,
    listPriceCents: priceCents,
    discountCents: cents(0),
    tariffVersion: '2026',
    utmSource: null,
    utmMedium: null,
    createdAt: at,
    issuedAt: at,
    coverFrom: at,
  } as const;
  const holder = { firstName, lastName, birthDate: isoDate('2024-03-27') };
  return {
    'ski-certificato': certificateDocument({ policy, deal, holder: { ...holder, id: uuid }, siteUrl }),
    'ski-ricevuta': receiptDocument({ policy, deal, payment: paymentOf(priceCents) }),
    'ski-recesso': withdrawalReceipt(deal, deal.priceCents, at),
  };
}

/** A person with every possible reason for a suggestion. */
const checkupAnswers = {
  first_name: firstName,
  last_name: lastName,
  email,
  phone: null,
  referral: null,
  referral_code: null,
  policy_types: [1],
  trusted_broker: false,
  worried_about: ['famiglia'],
  client_dob: isoDate('1984-03-27'),
  family_status: 'sposato',
  only_source_income: true,
  with_children: true,
  num_of_children: 2,
  job_id: 5,
  job_title: 'Avvocato',
  rental_ownership: 'Proprietà',
  mortgage: true,
  pets: ['Cane'],
  use_green_vehicles: true,
  green_vehicles: ['Monopattino elettrico'],
  sports: ['Sci e snowboard'],
  num_of_travels: 1,
  coverage_feeling: 70,
} as const;

function lifeQuote() {
  const facts = {
    birthDate: examplePerson.birthDate,
    smoker: false,
    sumAssuredCents: cents(100_000_00),
    years: 20,
  };
  const price = priceLife(facts, today);
  if (price.outcome !== 'priced') throw new Error('the example has no price');
  return {
    ...facts,
    uuid: quoteUuidSchema.parse(uuid),
    addressHash: null,
    submissionKey,
    firstName,
    lastName,
    quotedOn: today,
    tariffVersion: price.tariffVersion,
    monthlyCents: price.monthlyCents,
    refusal: null,
    effectiveDate: isoDate('2026-12-15'),
    createdAt: at,
  };
}
