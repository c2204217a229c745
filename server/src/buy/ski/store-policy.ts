import { HOUR_MS } from '@riparo/domain/platform/values/durations.ts';
import { randomUUID } from 'node:crypto';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { hasProvedMailbox } from '@riparo/domain/people/account/proved-mailbox.ts';
import {
  addDays,
  dayInRome,
  type IsoDate,
  isoDate,
  momentInRome,
} from '@riparo/domain/platform/values/calendar.ts';
import type { Buyer } from '@riparo/domain/buy/purchase/purchase-request.ts';
import { DEAL_LINK_DAYS } from '@riparo/domain/buy/deal/link.ts';
import { dealUuidSchema, type SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { ski } from '@riparo/domain/buy/products/ski/product.ts';
import { ABROAD } from '@riparo/domain/platform/person/province.ts';
import type { SkiForm } from '@riparo/domain/buy/products/ski/form.ts';
import { ITALY, type SkiOwner, writeBirthPlace } from '@riparo/domain/buy/products/ski/owner.ts';
import { SKI_PATH } from '@riparo/domain/buy/products/ski/paths.ts';
import { priceSki, SKI_TARIFF_VERSION } from '@riparo/domain/buy/products/ski/price.ts';
import { endDateOf } from '@riparo/domain/buy/products/ski/start.ts';
import { parseTaxCode } from '@riparo/domain/platform/tax-code/parse.ts';
import { requestConsent } from '../../platform/customers/consent-requests/request-consent.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { storedConsents, tickedOptionalConsents } from '../deals/consents-given.ts';
import { addressColumns, submissionOf } from '../deals/deal-address.ts';
import { ownerOf } from '../deals/deal-owner.ts';
import { storedSuitability } from '../deals/suitability-given.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { Places } from '../../platform/places/places.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { findPolicy, type SkiPolicy } from './find-policy.ts';
import { skiHolders, skiPolicies } from './tables.ts';

export type SkiSubmission = { submissionKey: SubmissionKey; form: SkiForm; account: Account | null };

type Parts = Pick<Dependencies, 'db' | 'clock' | 'enqueue' | 'keyedHash' | 'places'>;

/** Finds a submission that is sent again. */
export const skiSubmissionOf = (keyedHash: KeyedHash, { submissionKey, form }: SkiSubmission) =>
  submissionOf(keyedHash, { productKey: ski.key, submissionKey, email: form.owner.email, content: form });

/** Stores the policy with its price, computed here; the same submission sent again finds the same policy. */
export async function storePolicy(parts: Parts, submission: SkiSubmission): Promise<SkiPolicy> {
  const submissionKey = skiSubmissionOf(parts.keyedHash, submission);
  const now = parts.clock();
  const named = { uuid: dealUuidSchema.parse(randomUUID()), submissionKey };
  await parts.db.transaction(async (tx) => {
    const accountId = await ownerOf(tx, submission.account, submission.form.owner.email);
    const [deal] = await tx
      .insert(deals)
      .values({
        ...named,
        ...addressColumns(parts.keyedHash, { ...named, linkVersion: 0, browserVersion: 0 }),
        accountId,
        ...dealOf(parts.places, submission, now),
      })
      .onConflictDoNothing()
      .returning();
    if (!deal) return;
    await requestConsent(tx, parts.enqueue, tickedOptionalConsents(deal));
    await advanceDeal(tx, deal, 'data-completed', { cause: 'buyer', at: now });
    const [policy] = await tx
      .insert(skiPolicies)
      .values({ dealUuid: deal.uuid, ...policyOf(submission.form, now) })
      .returning();
    if (!policy) throw new Error('a ski policy was not stored');
    await tx.insert(skiHolders).values(
      submission.form.holdersData.map(({ firstName, lastName, birthDate }, place) => ({
        policyId: policy.id,
        place,
        firstName,
        lastName,
        birthDate: isoDate(birthDate),
      })),
    );
  });
  const stored = await findPolicy(parts.db, { submissionKey });
  if (!stored) throw new Error('a submission key is taken and its policy is gone');
  return stored;
}

function policyOf(form: SkiForm, now: Date) {
  const { listCents, discountCents } = priceSki(form, form.promoCode);
  const startsOn = isoDate(form.startDate);
  return {
    productType: form.policyType,
    duration: form.policyDuration,
    days: form.policyDuration === 'daily' ? form.policyDayCount : null,
    adults: form.policyAdults,
    kids: form.policyKids,
    startsOn,
    endsOn: endDateOf(form, startsOn, dayInRome(now)),
    promoCode: form.promoCode,
    listPriceCents: listCents,
    discountCents,
    tariffVersion: SKI_TARIFF_VERSION,
    utmSource: form.utmSource,
    utmMedium: form.utmMedium,
    createdAt: now,
  };
}

function dealOf(places: Places, { form, account }: SkiSubmission, now: Date) {
  const { email, firstName, lastName } = form.owner;
  const isProved = hasProvedMailbox(account, email);
  return {
    productKey: ski.key,
    order: ski.order,
    stage: 'quotation',
    email,
    emailKey: emailKey(email),
    firstName,
    lastName,
    profile: profileOf(places, form.owner, dayInRome(now)),
    consents: storedConsents({ productKey: ski.key, given: form.consents, source: SKI_PATH, isProved }, now),
    suitability: storedSuitability(ski.key, form.suitability ?? {}, now),
    priceCents: priceSki(form, form.promoCode).totalCents,
    createdAt: now,
    expiresAt: payableUntil(isoDate(form.startDate), now),
  } as const satisfies Partial<DealRow>;
}

/** To the end of its first day, and never for less than an hour: a payment page needs half of one. */
export function payableUntil(startsOn: IsoDate, now: Date): Date {
  const today = dayInRome(now);
  const lastDay = addDays(today, DEAL_LINK_DAYS - 1);
  const end = momentInRome(addDays(startsOn < lastDay ? startsOn : lastDay, 1), '00:00');
  return new Date(Math.max(end.getTime(), now.getTime() + HOUR_MS));
}

/** The tax code answers what was not asked; the address is not asked at all. */
function profileOf(places: Places, owner: SkiOwner, today: IsoDate): Buyer['profile'] {
  const code = owner.hasFiscalCode === 'YES' ? parseTaxCode(owner.fiscalCode, today) : null;
  const birthplace = code && places.birthplaceOf(code.birthPlaceCode, code.birthDate);
  const gender = code?.gender ?? owner.gender;
  const isAbroad = owner.countryOfBirth !== ITALY;
  return {
    gender: gender === 'F' ? 'female' : 'male',
    dateOfBirth: code?.birthDate ?? owner.birthDate,
    placeOfBirth: birthplace?.name ?? writeBirthPlace({ ...owner, districtOfBirth: '' }),
    districtOfBirth: birthplace?.province ?? (isAbroad ? ABROAD : owner.districtOfBirth),
    birthPlaceCode: code?.birthPlaceCode ?? null,
    phoneNumber: owner.phone,
    taxCode: code ? owner.fiscalCode : '',
    country: '',
    address: '',
    zipCode: '',
    city: '',
    district: '',
    region: null,
  };
}
