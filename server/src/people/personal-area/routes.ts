import {
  changeConsentCall,
  personalAreaCall,
  type PersonalArea,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { changeConsent } from '../consents/change-consent.ts';
import { ownConsents } from '../consents/own-consents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { requestsOfMailbox } from '../../care/requests/customer-requests.ts';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { findQuotableProduct, GENERIC_PRODUCT } from '@riparo/domain/understand/quote/products.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { checkups } from '../../understand/checkups/tables.ts';
import { quotesOf } from '../../care/contacts/leads-of-person.ts';
import { quoteRequests } from '../../care/contacts/tables.ts';
import { addressOf } from '../../understand/quotes/quote-address.ts';
import { lifeQuotes } from '../../understand/quotes/tables.ts';

type Areas = NonNullable<PersonalArea['needs']>['areas'];

/** More than anyone reads; the data export has all. */
const shown = 50;

/** Requests made with the account's proved address, the latest first. */
async function ownRequests(
  { db, keyedHash }: Pick<Dependencies, 'db' | 'keyedHash'>,
  { email }: Account,
  now: Date,
): Promise<Omit<PersonalArea, 'calls' | 'consents'>> {
  const [quotes, requests, reports, [latest]] = await Promise.all([
    db.select().from(lifeQuotes).where(quotesOf(email)).orderBy(desc(lifeQuotes.createdAt)).limit(shown),
    db
      .select()
      .from(quoteRequests)
      .where(eq(sql`lower(${quoteRequests.email})`, emailKey(email)))
      .orderBy(desc(quoteRequests.createdAt))
      .limit(shown),
    db
      .select({
        id: checkups.id,
        questionnaire: checkups.questionnaire,
        result: checkups.result,
        createdAt: checkups.createdAt,
      })
      .from(checkups)
      .where(eq(checkups.emailKey, emailKey(email)))
      .orderBy(desc(checkups.createdAt))
      .limit(shown),
    db
      .select({ id: checkups.id, areas: sql<Areas>`${checkups.report} -> 'areas'` })
      .from(checkups)
      .where(eq(checkups.emailKey, emailKey(email)))
      .orderBy(desc(checkups.createdAt))
      .limit(1),
  ]);
  const today = dayInRome(now);
  return {
    lifeQuotes: quotes.map(({ uuid, sumAssuredCents, years, monthlyCents, createdAt, effectiveDate }) => ({
      uuid: addressOf(keyedHash, uuid),
      sumAssuredCents,
      years,
      monthlyCents,
      createdAt: createdAt.toISOString(),
      lastDay: effectiveDate,
      isOpen: monthlyCents !== null && effectiveDate >= today,
    })),
    quoteRequests: requests.map(({ id, product, createdAt }) => ({
      id,
      productTitle: (findQuotableProduct(product) ?? GENERIC_PRODUCT).title,
      createdAt: createdAt.toISOString(),
    })),
    reports: reports.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
    needs: latest ? { reportId: latest.id, areas: latest.areas } : null,
  };
}

export function registerPersonalArea(app: App, dependencies: Dependencies): void {
  const { db, clock, keyedHash } = dependencies;

  serve(app, personalAreaCall, async ({ account }) => {
    const [calls, requests, consents] = await Promise.all([
      requestsOfMailbox(dependencies, account.email),
      ownRequests({ db, keyedHash }, account, clock()),
      ownConsents(db, account, clock()),
    ]);
    return { data: { calls, ...requests, consents } };
  });

  serve(app, changeConsentCall, async ({ account, params, body }) => {
    const changed = await changeConsent(dependencies, account, { ...params, ...body });
    return asData(changed);
  });
}
