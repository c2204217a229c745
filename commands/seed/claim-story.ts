import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { yearFromTomorrow } from '@riparo/domain/buy/deal/term.ts';
import { findPurchasableProduct, type PurchasableKey } from '@riparo/domain/buy/products/catalogue.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { dealUuidSchema, submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import type { ServerParts } from '../../server/src/assembly/server-parts.ts';
import { beginLinkedClaim, saveAnswers } from '../../server/src/care/claims/drafts.ts';
import { submitClaim } from '../../server/src/care/claims/submit-claim.ts';
import { dealToken } from '../../server/src/buy/deals/deal-token.ts';
import { type DealRow, deals } from '../../server/src/buy/deals/tables.ts';
import { Failure } from '../../server/src/platform/http/problem-answers.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import type { Person } from './busy-day.ts';
import { buyer, dog, purchaseConsents } from './seed-person.ts';

type Told = { readonly productKey: PurchasableKey; readonly answers: Answers };

const nobodyElse = { hasOthers: false, files: null } as const;

/** Losses of insured customers, a different one for each number. */
const told: readonly Told[] = [
  {
    productKey: 'pet',
    answers: {
      what: 'surgery',
      where: 'Torino, clinica veterinaria',
      story:
        'Il cane ha ingoiato una pallina mentre giocava ed è stato operato d’urgenza. Il conto è di € 900.',
      iban: 'IT60X0542811101000000123456',
      ...nobodyElse,
    },
  },
  {
    productKey: 'bici2go',
    answers: {
      what: 'theft',
      where: 'Bologna, rastrelliera di via Zamboni',
      story: 'Ho legato la bici con la catena al palo. Dopo un’ora non c’erano più né bici né catena.',
      iban: null,
      ...nobodyElse,
    },
  },
  {
    productKey: 'mimuovo',
    answers: {
      what: 'liability',
      where: 'Milano, pista ciclabile di viale Tunisia',
      story: 'Ho frenato tardi e ho urtato un ragazzo a piedi: gli si è rotto il telefono.',
      hasOthers: true,
      others: 'Il ragazzo si chiama Paolo, mi ha lasciato il numero.',
      files: null,
    },
  },
];

const newKey = () => submissionKeySchema.parse(randomUUID());

/** A customer covered for two months reports what happened a few days ago. */
export async function reportClaim(parts: ServerParts['app'], person: Person, number: number): Promise<void> {
  const { productKey, answers } = told[number % told.length] ?? told[0] ?? fail('Nessun racconto.');
  const now = parts.clock();
  const deal = await coveredDeal(parts, person, productKey, now);
  const begun = await beginLinkedClaim(parts, dealToken(parts.keyedHash, 'claim', deal), newKey());
  if (begun instanceof Failure) return fail(begun.error.message);
  const { token } = begun.data;
  const when = addDays(dayInRome(now), -2);
  const saved = await saveAnswers(parts, token, { ...answers, when });
  if (saved instanceof Failure) fail(JSON.stringify(saved.fields));
  const sent = await submitClaim(parts, token, newKey());
  if (sent instanceof Failure) fail(JSON.stringify(sent.fields));
}

async function coveredDeal(
  { db }: ServerParts['app'],
  { firstName, lastName, email, phone }: Person,
  productKey: PurchasableKey,
  now: Date,
): Promise<DealRow> {
  const product = findPurchasableProduct(productKey);
  if (!product) return fail(`Nessun prodotto si chiama ${productKey}.`);
  const boughtOn = addDays(dayInRome(now), -60);
  const boughtAt = new Date(`${boughtOn}T10:00:00Z`);
  const [deal] = await db
    .insert(deals)
    .values({
      uuid: dealUuidSchema.parse(randomUUID()),
      submissionKey: newKey(),
      productKey,
      order: product.order,
      stage: 'closed_won',
      email,
      emailKey: emailKey(email),
      firstName,
      lastName,
      profile: { ...buyer.profile, phoneNumber: phone },
      attributes: productKey === 'pet' ? dog : null,
      consents: {
        version: CONSENT_VERSION,
        givenAt: boughtAt.toISOString(),
        source: product.webFlowBaseUrl,
        given: purchaseConsents,
        documents: [],
      },
      priceCents: product.priceCents,
      createdAt: boughtAt,
      ...yearFromTomorrow(boughtOn),
    })
    .returning();
  return deal ?? fail('Una polizza non è stata scritta.');
}

function fail(why: string): never {
  throw new StartFailure(why);
}
