import { randomUUID } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '@riparo/domain/contract/passkey-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/purchase/liability.ts';
import { usualSettings } from '@riparo/domain/opening-hours/hours-settings.ts';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { newEmail, ownAttributes, registration } from '../test/account-holder.ts';
import { newAuthenticator } from '../test/authenticator.ts';
import { checkupRequest, quizRequest } from '../test/checkup-answers.ts';
import { contact, lifeAnswers } from '../test/life-quote.ts';
import { ada, fido, purchaseOf } from '../test/purchases.ts';
import { dayRequest } from '../test/ski.ts';
import type { World } from './world.ts';

export type RightRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  needsSession?: boolean;
  /** Made by somebody at the desk who may do everything. */
  needsDesk?: boolean;
};

const site = 'http://localhost:3000';
const key = () => ({ submissionKey: randomUUID() });
const wrongCode = '000000';
const challenge = 'A'.repeat(43);
const rp = { id: 'localhost', name: 'Riparo' };
const createdPasskey = () =>
  newAuthenticator(site).create({ challenge, rp, user: { id: 'AAAA' } } as PasskeyCreation);
const newcomer = { firstName: 'Elsa', lastName: 'Bruni', password: 'lampada verde sul molo' };
const usedPasskey = () =>
  newAuthenticator(site).use({ challenge, rpId: rp.id } as PasskeyRequest, { userHandle: 'AAAA' });

/**
 * By the id of each call, a request as the site sends it: attacks begin where it ends. A call that is not here has no
 * attack, and a test says so.
 */
export const rightRequests: Readonly<Record<string, (world: World) => RightRequest>> = {
  estimatePension: () => ({
    body: {
      firstname: examplePerson.firstName,
      birthDate: examplePerson.birthDate,
      workStartYear: 2010,
      grossIncomeCents: 3_000_000,
      career: 2,
    },
  }),
  carryAnswers: () => ({ body: { formId: 'Buying Pet', answers: { petType: 'dog' }, email: newEmail() } }),
  openCarriedAnswers: ({ carriedToken }) => ({ body: { token: carriedToken } }),
  forgetCarriedAnswers: () => ({ body: { id: 'nobody-carries-it' } }),
  getCheckupPolicies: () => ({}),
  getJobs: () => ({}),
  submitCheckup: () => ({ body: checkupRequest({ email: newEmail() }) }),
  submitQuiz: () => ({ body: quizRequest({ email: newEmail() }) }),
  getCheckupReport: ({ report }) => ({ params: { id: report } }),

  createLifeQuote: () => ({ body: { ...key(), ...lifeAnswers } }),
  lifeQuote: ({ quote }) => ({ params: { uuid: quote } }),
  lifePrices: ({ quote }) => ({ params: { uuid: quote } }),
  varyLifeQuote: ({ quote }) => ({
    params: { uuid: quote },
    body: { ...key(), sum_assured: 150_000, duration: 15 },
  }),
  quotation: ({ quote }) => ({ params: { uuid: quote } }),
  registerPurchaseRequest: ({ quote }) => ({ body: { uuid: quote, userEmail: newEmail() } }),
  requestCallBack: ({ quote }) => ({
    params: { uuid: quote },
    body: { ...key(), ...contact, email: newEmail() },
  }),
  callBackPromise: ({ quote }) => ({ params: { uuid: quote } }),
  customerRequest: ({ requestToken }) => ({ params: { token: requestToken } }),
  moveCall: ({ requestToken }) => ({
    params: { token: requestToken },
    body: { callAt: '2026-12-09T10:15:00Z' },
  }),
  cancelCall: ({ requestToken }) => ({ params: { token: requestToken } }),
  callTimes: () => ({}),
  bookCall: () => ({
    body: {
      ...key(),
      ...contact,
      source: '/prenota-una-chiamata',
      callAt: '2026-12-09T11:30:00Z',
      about: 'casa',
      firstname: examplePerson.firstName,
      lastname: examplePerson.lastName,
      email: newEmail(),
    },
  }),
  requestQuote: () => ({
    body: {
      ...key(),
      ...contact,
      product: 'casa',
      source: '/preventivo/generico',
      firstname: examplePerson.firstName,
      lastname: examplePerson.lastName,
      email: newEmail(),
    },
  }),
  submitForm: () => ({
    params: { portalId: 'riparo', formId: '0d7c2f4e-6f0b-4c55-9d0a-2b8f6a1e7c31' },
    body: {
      fields: [{ name: 'firstname', value: examplePerson.firstName }],
      context: { pageUri: `${site}/`, pageName: 'Riparo' },
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          text: 'Acconsento',
          communications: [{ value: true, subscriptionTypeId: 1, text: 'Novità' }],
        },
      },
    },
  }),

  signUp: () => ({
    body: {
      ...registration(newEmail()),
      ...key(),
      marketing: true,
      source: '/registrazione',
      isPurchase: false,
      product: 'pet',
    },
  }),
  confirmSignUp: () => ({ body: { email: newEmail(), code: wrongCode } }),
  resendSignUpCode: ({ unpaidDeal }) => ({ body: { email: newEmail(), dealUuid: unpaidDeal } }),
  signIn: ({ password }) => ({ body: { email: newEmail(), password } }),
  signOut: () => ({}),
  session: () => ({ needsSession: true }),
  ownSessions: () => ({ needsSession: true }),
  signOutDevice: ({ device }) => ({ needsSession: true, params: { id: device } }),
  signOutElsewhere: () => ({ needsSession: true }),
  ownPasskeys: () => ({ needsSession: true }),
  passkeyCreation: ({ password }) => ({ needsSession: true, body: { password } }),
  addPasskey: () => ({ needsSession: true, body: { name: 'Il mio telefono', credential: createdPasskey() } }),
  removePasskey: ({ passkey, password }) => ({
    needsSession: true,
    params: { id: passkey },
    body: { password },
  }),
  passkeyRequest: () => ({}),
  passkeySignIn: () => ({ body: { credential: usedPasskey() } }),
  accountEvents: () => ({ needsSession: true }),
  // Of nobody: it would end the session that everything else is tried with.
  secureAccount: () => ({}),
  forgotPassword: () => ({ body: { email: newEmail() } }),
  forgotPasswordSubmit: () => ({ body: { email: newEmail(), code: wrongCode, newPassword: 'Nuovissima2' } }),
  changePassword: () => ({
    needsSession: true,
    body: { oldPassword: 'Sbagliata1', newPassword: 'Nuovissima2' },
  }),
  saveProfile: ({ email }) => ({
    needsSession: true,
    body: { ...ownAttributes, email, profileVersion: 1 },
  }),
  awaitedEmail: () => ({ needsSession: true }),
  confirmEmail: ({ password }) => ({ needsSession: true, body: { code: wrongCode, password } }),
  personalData: () => ({ needsSession: true }),
  personalArea: () => ({ needsSession: true }),
  changeConsent: () => ({
    needsSession: true,
    params: { kind: 'marketing' },
    body: { given: true, version: '2026-11' },
  }),
  deleteAccount: () => ({ needsSession: true, body: { password: 'Sbagliata1' } }),

  openDeal: () => ({
    params: { productKey: 'pet' },
    body: purchaseOf('pet', { buyer: { ...ada, email: newEmail() } }),
  }),
  checkDeal: () => {
    const { buyer, attributes, consents } = purchaseOf('pet');
    return { params: { productKey: 'pet' }, body: { buyer, attributes, consents } };
  },
  dealByUuid: ({ unpaidDeal }) => ({ params: { uuid: unpaidDeal } }),
  correctDeal: ({ unpaidDeal, email }) => ({
    params: { uuid: unpaidDeal },
    body: { version: 1, buyer: { ...ada, email }, attributes: fido },
  }),
  ownDeals: () => ({ needsSession: true }),
  purchaseLiability: ({ liabilityDeal, liabilityBuyer }) => ({
    params: { uuid: liabilityDeal },
    body: liabilityPurchaseOf('rc-terzi-10', liabilityBuyer),
  }),
  createPaymentSession: ({ unpaidDeal }) => ({
    body: {
      dealUuid: unpaidDeal,
      successCallbackUrl: `${site}/acquisto/pet/${unpaidDeal}/success`,
      failureCallbackUrl: `${site}/acquisto/pet/${unpaidDeal}/cancel`,
    },
  }),
  purchaseProgress: ({ unpaidDeal }) => ({ params: { uuid: unpaidDeal } }),
  paymentState: ({ unpaidDeal }) => ({ params: { uuid: unpaidDeal } }),
  paymentNotice: () => ({
    params: { account: 'main' },
    body: { id: 'evt_1', type: 'checkout.session.completed' },
  }),

  signature: ({ signatureToken }) => ({ params: { token: signatureToken } }),
  requestSignatureCode: ({ signatureToken }) => ({ params: { token: signatureToken } }),
  signDocuments: ({ signatureToken }) => ({
    params: { token: signatureToken },
    body: { consent: true, code: wrongCode },
  }),
  withdrawal: ({ withdrawalToken }) => ({ params: { token: withdrawalToken } }),
  withdraw: ({ withdrawalToken }) => ({ params: { token: withdrawalToken } }),
  ownWithdrawal: ({ paidDeal }) => ({ needsSession: true, params: { uuid: paidDeal } }),
  withdrawOwnDeal: ({ paidDeal }) => ({
    needsSession: true,
    params: { uuid: paidDeal },
  }),

  stopRenewal: ({ paidDeal }) => ({ needsSession: true, params: { uuid: paidDeal } }),
  givePlate: ({ paidDeal }) => ({
    needsSession: true,
    params: { uuid: paidDeal },
    body: { plateCode: 'BCD234' },
  }),

  staffSignIn: () => ({ body: { email: newEmail(), password: 'lampada verde sul molo' } }),
  staffCode: () => ({ body: { code: wrongCode } }),
  staffPasskeyRequest: () => ({}),
  staffPasskey: () => ({ body: { credential: usedPasskey() } }),
  staffSession: () => ({ needsDesk: true }),
  staffSignOut: () => ({}),
  staffSessions: () => ({ needsDesk: true }),
  closeStaffSession: ({ desk }) => ({ params: { id: desk.device } }),
  invitation: ({ desk }) => ({ params: { token: desk.invitationToken } }),
  checkNewcomer: ({ desk }) => ({ params: { token: desk.invitationToken }, body: newcomer }),
  newCodes: ({ desk }) => ({ params: { token: desk.invitationToken } }),
  newStaffPasskey: ({ desk }) => ({
    params: { token: desk.invitationToken },
    body: { firstName: newcomer.firstName, lastName: newcomer.lastName },
  }),
  acceptInvitation: ({ desk }) => ({
    params: { token: desk.invitationToken },
    body: { ...newcomer, secondFactor: { kind: 'codes', code: wrongCode } },
  }),
  colleagues: () => ({ needsDesk: true }),
  inviteStaff: () => ({ needsDesk: true, body: { email: newEmail(), role: 'consulente' } }),
  // By nobody: everything else is tried with this invitation.
  cancelInvitation: ({ desk }) => ({ params: { id: desk.invitation } }),
  changeColleague: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.colleague },
    body: { role: 'consulente', isDisabled: false },
  }),
  renewAccess: ({ desk }) => ({ needsDesk: true, params: { id: desk.colleague } }),

  deskRequests: () => ({
    needsDesk: true,
    query: { group: 'later', kind: 'call-back', state: 'new', q: 'rossi' },
  }),
  deskToday: () => ({ needsDesk: true }),
  deskRequest: ({ desk }) => ({ needsDesk: true, params: { id: desk.request } }),
  requestChanges: () => ({ needsDesk: true, query: { since: '0' } }),
  takeNextRequest: () => ({ needsDesk: true }),
  takeRequest: ({ desk }) => ({ needsDesk: true, params: { id: desk.request } }),
  releaseRequest: ({ desk }) => ({ needsDesk: true, params: { id: desk.request } }),
  assignRequest: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.request },
    body: { staffId: desk.colleague },
  }),
  writeOutcome: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.request },
    body: { outcome: 'call-again-on', againAt: '2026-12-07T10:00:00Z', note: 'Preferisce la mattina' },
  }),
  noteOnRequest: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.request },
    body: { text: 'Preferisce la mattina' },
  }),
  correctRequest: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.request },
    body: { lastName: { from: examplePerson.lastName, to: 'Russo' } },
  }),
  showTaxCode: ({ desk }) => ({ needsDesk: true, params: { id: desk.request } }),
  showPhone: ({ desk }) => ({ needsDesk: true, params: { id: desk.request } }),

  readLog: () => ({ needsDesk: true, query: { subject: 'staff', from: '2026-12-01' } }),
  logPeople: () => ({ needsDesk: true }),

  openingHours: () => ({}),
  hoursSettings: () => ({ needsDesk: true }),
  changeHours: () => ({ needsDesk: true, body: { version: 0, ...usualSettings } }),
  tellPresence: ({ desk }) => ({
    needsDesk: true,
    body: { subject: `request ${desk.colleague}`, isWriting: false },
  }),

  findCities: () => ({ query: { q: 'Mil' } }),
  findCountries: () => ({ query: { q: 'Fra', bornOn: examplePerson.birthDate } }),
  findBirthplaces: () => ({ query: { q: 'Rom', bornOn: examplePerson.birthDate } }),
  getBirthplace: () => ({
    params: { belfioreCode: examplePerson.birthPlace.code },
    query: { bornOn: examplePerson.birthDate },
  }),
  checkPlaces: () => ({ query: { city: 'Torino', district: 'TO', postalCode: '10121' } }),
  findAddresses: () => ({ query: { q: 'Via Roma' } }),

  createSkiPolicy: () => ({ body: { ...key(), ...dayRequest('2026-12-06 08:00') } }),
  skiPayment: ({ skiPolicy }) => ({ params: { id: skiPolicy } }),
};
