import type { Account } from '@riparo/domain/account/account.ts';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import type { ConsentForm } from '@riparo/domain/consent/kept-texts.ts';
import {
  type ChangeableConsent,
  changeableConsents,
  type ConsentMoment,
  saysYesToOffers,
} from '@riparo/domain/consent/standing.ts';
import { ski } from '@riparo/domain/products/ski/product.ts';
import { eq, sql } from 'drizzle-orm';
import { checkups } from '../checkups/tables.ts';
import { bookedCalls, callBacks, quoteRequests } from '../contacts/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { isOf } from '../deals/deal-owner.ts';
import { deals } from '../deals/tables.ts';
import { consentChanges } from './tables.ts';

/** What a form asked, whatever its boxes are called. */
type Ticked = {
  marketing: boolean;
  userProfiling: boolean;
  version: string;
  form: ConsentForm;
  at: string;
};

/** Every time the owner of an account was asked, on any page: with their proved address, or signed in. */
export async function consentMomentsOf(
  db: Database | Transaction,
  account: Pick<Account, 'id' | 'email'>,
): Promise<ConsentMoment[]> {
  const key = emailKey(account.email);
  const registrations = await db
    .select({ marketing: customers.marketing })
    .from(customers)
    .where(eq(customers.id, account.id));
  const requests = await db
    .select({ consents: quoteRequests.consents })
    .from(quoteRequests)
    .where(eq(sql`lower(${quoteRequests.email})`, key));
  const calls = await db
    .select({ consents: callBacks.consents })
    .from(callBacks)
    .where(eq(sql`lower(${callBacks.email})`, key));
  const booked = await db
    .select({ consents: bookedCalls.consents })
    .from(bookedCalls)
    .where(eq(sql`lower(${bookedCalls.email})`, key));
  const filledIn = await db
    .select({ consents: checkups.consents })
    .from(checkups)
    .where(eq(checkups.emailKey, key));
  const bought = await db
    .select({ productKey: deals.productKey, consents: deals.consents })
    .from(deals)
    .where(isOf(account));
  const changes = await db.select().from(consentChanges).where(eq(consentChanges.accountId, account.id));

  return [
    ...registrations.flatMap(({ marketing: { given, version, givenAt } }) =>
      ticked({ marketing: given, userProfiling: false, version, form: 'account', at: givenAt }),
    ),
    ...[...requests, ...calls, ...booked].flatMap(({ consents }) => tickedOn('quote', consents)),
    ...filledIn.flatMap(({ consents }) => tickedOn('report', consents)),
    ...bought.flatMap(({ productKey, consents: { given, version, givenAt } }) =>
      ticked({
        marketing: (given.marketing ?? given.marketingChecked) === true,
        userProfiling:
          given.profilingChecked === true ||
          saysYesToOffers({ userProfiling: given.userProfiling === true, version }),
        version,
        form: productKey === ski.key ? 'ski' : 'purchase',
        at: givenAt,
      }),
    ),
    ...changes.map(({ kind, given, at, version }) => ({
      kind,
      given,
      at: at.toISOString(),
      version,
      form: 'account' as const,
      isDeliberate: true,
    })),
  ];
}

type Asked = Omit<Ticked, 'form' | 'at'> & { givenAt: string };

const tickedOn = (form: ConsentForm, consents: Asked) =>
  ticked({ ...consents, userProfiling: saysYesToOffers(consents), form, at: consents.givenAt });

function ticked(answers: Ticked): ConsentMoment[] {
  return changeableConsents.map((kind: ChangeableConsent) => ({
    kind,
    given: answers[kind],
    at: answers.at,
    version: answers.version,
    form: answers.form,
    isDeliberate: false,
  }));
}
