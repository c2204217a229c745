import { noticeToPayer } from '@riparo/domain/care/claims/notice.ts';
import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { quotePagePath } from '@riparo/domain/understand/life/paths.ts';
import { describeHours } from '@riparo/domain/desk/opening-hours/in-words.ts';
import { complaintPath } from '@riparo/domain/care/complaints/paths.ts';
import { riskBearerName } from '@riparo/domain/care/complaints/competence.ts';
import { closingReasonText, complaintAreaNames } from '@riparo/domain/care/complaints/register.ts';
import { forwardedInWords, whoAnswersInWords } from '@riparo/domain/care/complaints/who-answers.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { complaintIdSchema, requestIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { mimuovo } from '@riparo/domain/buy/products/mimuovo/product.ts';
import { pet } from '@riparo/domain/buy/products/pet/product.ts';
import { rcTerzi10 } from '@riparo/domain/buy/products/rc-terzi/product.ts';
import type { TemplateData, TemplateKey } from '../../server/src/platform/mail/templates.ts';

const { firstName, name } = examplePerson;
const email = 'ada.dangelo@example.it';
const phone = formatPhone(examplePerson.phone);
const code = '481203';
const uuid = '8f14e45f-ceea-467a-9d0b-6c1a2b3c4d5e';
const product = pet.title;
const amount = formatEuro(pet.priceCents);
const soon = '2026-11-17T17:00:00.000Z';
const paidAt = '2026-11-15T09:41:00.000Z';
const reference = 'pi_3Q7xKd2eZvKYlo2C';
const requestPath = '/richiesta/Qm7tB4k1';
const calendar = { requestId: requestIdSchema.parse(uuid), line: 12 };
const booked = { firstName, about: 'La casa', phone, callAt: soon, requestPath, calendar };
const withdrawalPath = '/recesso/Zk3xV9w2';
const claimPath = '/sinistri/polizza/Wc8nT5q2';
const period = { startsOn: '16 novembre 2026', endsOn: '15 novembre 2027' };
const purchase = { firstName, product, amount, path: `/acquisto/pet/${uuid}`, expiresAt: soon };
const receipt = { holder: name, product, amount, paidAt, reference, ...period, isSigned: false };
const claim = { firstName, product, number: 'SIN-3F2A9C-88D01B', path: '/sinistri/Wc8nT5q2' };
const key = 'p3Vn0c2Yx8mQe1Lr7Tz5Kd4Wb6Hs9Ju_';
const confirmation = {
  firstName,
  email,
  code,
  key,
  dealUuid: null,
  hasOwnPassword: true,
  isOneOfMany: false,
};
const passkey = { name: 'Il mio telefono', device: 'Chrome su Android' };
const life = {
  sumAssured: formatWholeEuro(cents(100_000_00)),
  years: 20,
  monthlyPrice: formatEuro(cents(9_40)),
};

/** An example for every mail. The type requires one per template. */
export const mailExamples: { readonly [Key in TemplateKey]: TemplateData<Key> } = {
  'account-confirmation-code': {
    ...confirmation,
    dealUuid: uuid,
    product: 'pet',
    purchase,
    hasOwnPassword: false,
    isOneOfMany: true,
  },
  'account-new-confirmation-code': { ...confirmation, dealUuid: uuid, hasOwnPassword: false },
  'account-reset-code': { firstName, email, code, key },
  'account-email-code': { firstName, code },
  'account-secured': { firstName, email, code, key },
  'account-passkey-added': { ...passkey, firstName, email, changedAt: paidAt },
  'account-passkey-removed': { ...passkey, firstName, email, changedAt: paidAt },
  'account-welcome': { firstName, hasOwnPassword: true },
  'account-password-changed': { firstName, email, changedAt: paidAt, removedPasskeys: ['Il mio telefono'] },
  'account-email-changed': { firstName, changedAt: paidAt },
  'account-email-taken': {},
  'account-deleted': { firstName },
  'personal-data-erased': { firstName },
  'purchase-by-phone': {
    firstName,
    consultant: 'Bianca',
    product: 'MiMuovo',
    amount: '€\u00a035,00',
    path: `/acquisto/mobilita/mimuovo/${uuid}`,
    expiresAt: soon,
  },
  'quote-by-phone': {
    firstName,
    consultant: 'Bianca',
    monthly: '€\u00a017,89',
    path: `/preventivo/vita-tcm/${uuid}`,
    lastDay: '16 dicembre 2026',
  },
  'address-used-with-other-data': {},
  'consent-request': { marketing: true, userProfiling: true, path: '/conferma-consensi/Rv6pN1d8' },
  'log-head': {
    at: soon,
    number: 1204,
    hash: '9f3c07b1e2d84a6590cbe1f7382d4a0b5c6e9f3c07b1e2d84a6590cbe1f7382d',
    rows: 1204,
    keyId: '7d1e40aa',
    signature: '0b5c6e9f3c07b1e2d84a6590cbe1f7382d4a9f3c07b1e2d84a6590cbe1f7382d',
  },
  'staff-invitation': {
    role: 'Consulente',
    meaning: 'Richiama le persone e segue le loro richieste.',
    token: 'Zk3xV9w2',
    invitedBy: name,
    expiresAt: soon,
    isRenewal: false,
  },
  'staff-new-device': { firstName, device: 'Firefox su Windows', at: soon },
  'staff-wrong-factors': { firstName, device: 'Firefox su Windows', at: soon },
  'carried-answers': { title: `Acquista ${pet.title}`, token: 'Zk3xV9w2', expiresAt: soon },
  'checkup-report': { checkupId: uuid, firstName, feeling: 70, result: 45 },
  'booked-call-for-desk': { about: 'La casa', name, email, phone, callAt: soon },
  'call-booked': booked,
  'call-moved': booked,
  'call-cancelled': { firstName, about: 'La casa', calendar },
  'call-back-for-desk': { name, email, phone, callBy: soon, age: 41, smoker: false, ...life },
  'call-back-missed': { firstName, phone, product, hours: describeHours() },
  'call-back-received': { firstName, phone, callBy: soon, quotePath: quotePagePath(uuid), requestPath },
  'withdrawal-link': { firstName, product, number: '8F14E45F', withdrawalPath: '/recesso/esempio' },
  'claim-link': { firstName, product, number: '8F14E45F', path: claimPath },
  'claim-news': { ...claim, kind: 'papers' },
  'claim-papers-missing': claim,
  'claim-received': { ...claim, nextWordBy: soon, notice: noticeToPayer('monopattino') },
  'complaint-received': {
    firstName,
    number: 'REC-2026-00012',
    receivedOn: '17 novembre 2026',
    answerBy: '1º gennaio 2027',
    complaintId: complaintIdSchema.parse(uuid),
    path: complaintPath('Vb5nR2d8'),
  },
  'complaint-for-desk': {
    number: 'REC-2026-00012',
    area: 'Recesso e rimborsi',
    answerBy: '1º gennaio 2027',
    complaintId: complaintIdSchema.parse(uuid),
  },
  'complaint-warning': {
    number: 'REC-2026-00012',
    day: 40,
    daysLeft: 5,
    answerBy: '1º gennaio 2027',
    complaintId: complaintIdSchema.parse(uuid),
  },
  'complaint-answered': {
    firstName,
    number: 'REC-2026-00012',
    complaintId: complaintIdSchema.parse(uuid),
    path: complaintPath('Vb5nR2d8'),
  },
  'complaint-closed': {
    firstName,
    number: 'REC-2026-00012',
    told: `${closingReasonText('forwarded', 'claim')} ${forwardedInWords({ area: 'claim', bearer: 'insurer' }, isoDate('2026-11-18'))}`,
    words: 'L’abbiamo mandato con una PEC all’ufficio reclami della compagnia.',
    path: complaintPath('Vb5nR2d8'),
  },
  'documents-signed': {
    dealUuid: uuid,
    firstName,
    product: rcTerzi10.title,
    startsOn: null,
    payment: {
      amount: formatEuro(rcTerzi10.priceCents),
      path: `/acquisto/rc-terzi/rc-terzi-10/${uuid}`,
      expiresAt: soon,
    },
    withdrawalPath,
  },
  'documents-to-sign': {
    firstName,
    product,
    path: '/firma/Zk3xV9w2',
    expiresAt: soon,
    isReminder: false,
    isPaid: true,
    withdrawalPath,
    receipt: { dealUuid: uuid, ...receipt },
  },
  'form-submission-for-desk': {
    page: '/contatti',
    fields: [
      { name: 'Nome', value: name },
      { name: 'Messaggio', value: 'Vorrei parlare con qualcuno della mia casa in montagna.' },
    ],
  },
  'purchase-request-for-desk': { name, email, ...life },
  'delivery-check': { name },
  'payment-link': purchase,
  'payment-received': { firstName, ...receipt, withdrawalPath },
  'payment-refunded': {
    firstName,
    product,
    amount: formatEuro(cents(20_00)),
    reason: 'mistake',
    words: 'Lo sconto che ti avevamo promesso al telefono non era arrivato.',
    effect: 'part',
    reference,
  },
  'payment-refund-for-desk': {
    product,
    dealUuid: uuid,
    reason: 'paid-twice',
    amount,
    expected: amount,
    reference,
  },
  'payment-disputed-for-desk': {
    product,
    dealUuid: uuid,
    amount,
    reference,
    reason: 'fraudulent',
    answerBy: soon,
  },
  'payment-refund-failed-for-desk': { product, dealUuid: uuid, amount, reference, failure: 'returned' },
  'policy-active': {
    dealUuid: uuid,
    hasSigned: true,
    firstName,
    product,
    ...period,
    withdrawableUntil: '29 novembre 2026',
    withdrawalPath,
    claimPath,
  },
  'purchase-closed': { firstName, product: purchase.product },
  'purchase-moved': { product },
  'purchase-corrected': { ...purchase, fields: ['Via', 'Numero civico'] },
  'purchase-saved': purchase,
  'purchase-to-complete': { ...purchase, product: rcTerzi10.title, amount: formatEuro(rcTerzi10.priceCents) },
  'purchase-unfinished': purchase,
  'quote-request-for-desk': { product: 'Casa', name, email, phone, callBy: soon },
  'quote-request-received': { product: 'Casa', firstName, phone, callBy: soon, requestPath },
  'ski-policy-issued': {
    policyId: uuid,
    holderIds: [uuid, uuid],
    firstName,
    policyNumber: 'SCI-2026-000123',
    package: 'Platinum · Stagionale',
    coverFrom: paidAt,
    hasBegun: true,
    endsOn: '31 maggio 2027',
    amount: formatEuro(cents(116_00)),
    withdrawalPath,
    claimPath,
  },
  'renewal-offered': {
    firstName,
    product,
    amount,
    amountBefore: formatEuro(cents(72_00)),
    endsOn: '15 novembre 2026',
    lastDay: '30 novembre 2026',
    endsByLaw: true,
    path: `/acquisto/pet/${uuid}`,
  },
  'renewal-stopped': {
    dealUuid: uuid,
    firstName,
    product: mimuovo.title,
    endsOn: '15 novembre 2027',
    at: paidAt,
  },
  'signature-code': { firstName, product, code },
  'signature-expired': { firstName, product, isPaid: true },
  'withdrawal-to-confirm': { firstName, product, withdrawalPath, isDeclined: false },
  'withdrawal-received': { dealUuid: uuid, firstName, product, amount, at: paidAt },
};

type FurtherCase = {
  [Key in TemplateKey]: readonly [name: string, key: Key, data: TemplateData<Key>];
}[TemplateKey];

const complaint = { firstName, number: 'REC-2026-00012', complaintId: complaintIdSchema.parse(uuid) };
const about = { receivedOn: isoDate('2026-11-17'), bearer: 'insurer' } as const;
const followed = { ...complaint, receivedOn: '17 novembre 2026', path: complaintPath('Vb5nR2d8') };
const closed = { ...followed, words: 'L’abbiamo mandata con una PEC all’ufficio sinistri.' };

/** Variants of a mail with different content: the insurer's decisions, and the letters of injured parties. */
export const furtherCases: readonly FurtherCase[] = [
  [
    'complaint-received-to-forward',
    'complaint-received',
    {
      ...followed,
      answerBy: '22 novembre 2026',
      forwardedTo: riskBearerName('insurer'),
      promise: whoAnswersInWords({ ...about, area: 'claim' }),
    },
  ],
  [
    'complaint-received-subsidy',
    'complaint-received',
    {
      ...followed,
      answerBy: '22 novembre 2026',
      forwardedTo: riskBearerName('mutual-society'),
      promise: whoAnswersInWords({ ...about, bearer: 'mutual-society', area: 'contract' }),
    },
  ],
  [
    'complaint-received-injured',
    'complaint-received',
    {
      ...followed,
      isDamages: true,
      answerBy: '18 novembre 2026',
      forwardedTo: riskBearerName('insurer'),
      promise: whoAnswersInWords({ ...about, area: 'damages' }),
    },
  ],
  [
    'complaint-for-desk-to-forward',
    'complaint-for-desk',
    { ...complaint, area: complaintAreaNames.claim, answerBy: '22 novembre 2026', isForwarded: true },
  ],
  [
    'complaint-for-desk-injured',
    'complaint-for-desk',
    {
      ...complaint,
      area: complaintAreaNames.damages,
      answerBy: '18 novembre 2026',
      isForwarded: true,
      isDamages: true,
    },
  ],
  [
    'complaint-warning-to-forward',
    'complaint-warning',
    { ...complaint, day: 3, daysLeft: 2, answerBy: '22 novembre 2026', toDo: 'forward' },
  ],
  [
    'complaint-warning-injured',
    'complaint-warning',
    { ...complaint, day: 1, daysLeft: 0, answerBy: '18 novembre 2026', toDo: 'forward', isDamages: true },
  ],
  [
    'complaint-warning-to-post',
    'complaint-warning',
    { ...complaint, day: 40, daysLeft: 5, answerBy: '1º gennaio 2027', toDo: 'post' },
  ],
  [
    'complaint-closed-injured',
    'complaint-closed',
    {
      ...closed,
      isDamages: true,
      told: `${closingReasonText('forwarded', 'damages')} ${forwardedInWords({ area: 'damages', bearer: 'insurer' }, isoDate('2026-11-18'))}`,
    },
  ],
];

export const everyMail = (): readonly FurtherCase[] => [
  ...(Object.keys(mailExamples) as TemplateKey[]).map(
    (template) => [template, template, mailExamples[template]] as FurtherCase,
  ),
  ...furtherCases,
];
