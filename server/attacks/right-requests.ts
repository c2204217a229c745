import { HEALTH_CONSENT_VERSION } from '@riparo/domain/care/claims/health-consent.ts';
import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import type { PasskeyCreation, PasskeyRequest } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { usualSettings } from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { newEmail, ownAttributes, registration } from '../test/account-holder.ts';
import { newAuthenticator } from '../test/authenticator.ts';
import { checkupRequest, quizRequest } from '../test/checkup-answers.ts';
import { complaint } from '../test/complaints.ts';
import { contact, lifeAnswers } from '../test/life-quote.ts';
import { answersByPhone } from '../test/phone-sales.ts';
import { ada, fido, purchaseOf } from '../test/purchases.ts';
import { dayRequest } from '../test/ski.ts';
import type { World } from './world.ts';

export type RightRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  needsSession?: boolean;
  /** Of the browser that may ask, where it needs neither a customer's nor a desk session. */
  cookie?: string;
  /** Made by a staff member who may do everything. */
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
 * By the id of each call, a request as the site sends it: the starting point of the attacks. A call that is
 * not here has no attack, and a test fails.
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
  callBackPromise: ({ quote, quotingCookies }) => ({ params: { uuid: quote }, cookie: quotingCookies }),
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
  resendSignUpCode: ({ unpaidAddress }) => ({ body: { email: newEmail(), dealUuid: unpaidAddress } }),
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
  // Without an account: it would end the session that everything else is tried with.
  secureAccount: () => ({}),
  forgotPassword: () => ({ body: { email: newEmail() } }),
  forgotPasswordSubmit: () => ({ body: { email: newEmail(), code: wrongCode, newPassword: 'Nuovissima2' } }),
  changePassword: () => ({
    needsSession: true,
    body: { oldPassword: 'Sbagliata1', newPassword: 'Nuovissima2' },
  }),
  chooseFirstPassword: () => ({ needsSession: true, body: { newPassword: 'Nuovissima2' } }),
  saveProfile: ({ email }) => ({
    needsSession: true,
    body: { ...ownAttributes, email, profileVersion: 1 },
  }),
  awaitedEmail: () => ({ needsSession: true }),
  confirmEmail: ({ password }) => ({ needsSession: true, body: { code: wrongCode, password } }),
  personalData: () => ({ needsSession: true }),
  knownBuyer: () => ({ needsSession: true }),
  personalArea: () => ({ needsSession: true }),
  changeConsent: () => ({
    needsSession: true,
    params: { kind: 'marketing' },
    body: { given: true, version: '2026-11' },
  }),
  consentRequest: ({ consentToken }) => ({ params: { token: consentToken } }),
  confirmConsent: ({ consentToken }) => ({
    params: { token: consentToken },
    body: { kind: 'marketing', version: CONSENT_VERSION },
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
  dealByUuid: ({ unpaidAddress }) => ({ params: { uuid: unpaidAddress } }),
  correctDeal: ({ unpaidAddress, email }) => ({
    params: { uuid: unpaidAddress },
    body: { version: 1, buyer: { ...ada, email }, attributes: fido },
  }),
  ownDeals: () => ({ needsSession: true }),
  purchaseLiability: ({ liabilityAddress, liabilityBuyer }) => ({
    params: { uuid: liabilityAddress },
    body: liabilityPurchaseOf('rc-terzi-10', liabilityBuyer),
  }),
  createPaymentSession: ({ unpaidAddress }) => ({
    body: {
      dealUuid: unpaidAddress,
      successCallbackUrl: `${site}/acquisto/pet/${unpaidAddress}/success`,
      failureCallbackUrl: `${site}/acquisto/pet/${unpaidAddress}/cancel`,
    },
  }),
  purchaseProgress: ({ unpaidAddress }) => ({ params: { uuid: unpaidAddress } }),
  paymentState: ({ unpaidAddress }) => ({ params: { uuid: unpaidAddress } }),
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

  beginOwnClaim: () => ({ needsSession: true, body: key() }),
  ownClaims: () => ({ needsSession: true }),
  askWithdrawalLink: () => ({ body: { policyNumber: '3F2A9C88', email: newEmail() } }),
  askClaimLink: () => ({ body: { policyNumber: '3F2A9C88', email: newEmail() } }),
  linkedPolicy: ({ claimPolicyToken }) => ({ params: { token: claimPolicyToken } }),
  beginLinkedClaim: ({ claimPolicyToken }) => ({ params: { token: claimPolicyToken }, body: key() }),
  claim: ({ claimToken }) => ({ params: { token: claimToken } }),
  announceClaimFile: ({ draftToken }) => ({
    params: { token: draftToken, fileId: randomUUID() },
    body: { name: 'fattura.pdf', sizeBytes: 1000 },
  }),
  saveClaimAnswers: ({ draftToken }) => ({
    params: { token: draftToken },
    body: { answers: { what: 'surgery', when: '2026-11-05', where: 'Torino' } },
  }),
  submitClaim: ({ draftToken }) => ({ params: { token: draftToken }, body: key() }),
  writeToDesk: ({ claimToken }) => ({
    params: { token: claimToken },
    body: { ...key(), text: 'Ho trovato il referto.' },
  }),
  setHealthConsent: ({ claimToken }) => ({
    params: { token: claimToken },
    body: { given: true, version: HEALTH_CONSENT_VERSION },
  }),
  givePaper: ({ claimToken, claim }) => ({
    params: { token: claimToken, paperId: claim.paper },
    body: { note: 'L’ha il veterinario' },
  }),
  removeClaimFile: ({ draftToken }) => ({ params: { token: draftToken, fileId: randomUUID() } }),

  deskClaims: () => ({ needsDesk: true, query: { state: 'received', q: 'ada' } }),
  deskClaim: ({ claim }) => ({ needsDesk: true, params: { id: claim.id } }),
  actOnClaim: ({ claim }) => ({
    needsDesk: true,
    params: { id: claim.id },
    body: {
      action: 'ask-papers',
      key: randomUUID(),
      version: 1,
      papers: [{ kind: 'file', title: 'La fattura', hint: 'Intera' }],
      again: [],
    },
  }),
  answerClaimant: ({ claim }) => ({
    needsDesk: true,
    params: { id: claim.id },
    body: { key: randomUUID(), text: 'L’abbiamo letto.' },
  }),
  noteOnClaim: ({ claim }) => ({
    needsDesk: true,
    params: { id: claim.id },
    body: { key: randomUUID(), text: 'Sentire il veterinario' },
  }),
  editClaimNote: ({ claim }) => ({
    needsDesk: true,
    params: { id: claim.id, noteId: claim.note },
    body: { version: 1, text: 'Sentito il veterinario' },
  }),
  mailClaimantAgain: ({ claim }) => ({
    needsDesk: true,
    params: { id: claim.id },
    body: { key: randomUUID() },
  }),
  seePaper: ({ claim }) => ({
    needsDesk: true,
    params: { id: claim.id, paperId: claim.paper },
    body: { isRight: true },
  }),
  showClaimData: ({ claim }) => ({ needsDesk: true, params: { id: claim.id }, body: { field: 'iban' } }),

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
  dealPeople: () => ({ needsDesk: true }),
  inviteStaff: () => ({ needsDesk: true, body: { email: newEmail(), role: 'consulente' } }),
  // Without a session: everything else is tried with this invitation.
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
  deskDeals: () => ({
    needsDesk: true,
    query: {
      stage: 'paid',
      product: 'pet',
      from: '2026-01-01',
      until: '2026-12-31',
      openedBy: 'me',
      q: 'ada',
      sort: 'oldest',
    },
  }),
  deskBoard: () => ({ needsDesk: true, query: { product: 'pet', from: '2026-01-01', q: 'ada' } }),
  dealViews: () => ({ needsDesk: true }),
  keepDealView: () => ({
    needsDesk: true,
    body: {
      name: `Pagate ${randomUUID().slice(0, 8)}`,
      filter: { stage: 'paid', shape: 'list', columns: ['person'] },
    },
  }),
  renameDealView: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.dealView },
    body: { name: 'Pagate di oggi' },
  }),
  removeDealView: () => ({ needsDesk: true, params: { id: randomUUID() } }),
  makeComplaint: () => ({ body: complaint({ email: newEmail() }) }),
  complaint: ({ desk }) => ({ params: { token: desk.complaintToken } }),
  announceComplaintFile: ({ desk }) => ({
    params: { token: desk.complaintToken, fileId: randomUUID() },
    body: { name: 'lettera.pdf', sizeBytes: 1000 },
  }),
  removeComplaintFile: ({ desk }) => ({ params: { token: desk.complaintToken, fileId: randomUUID() } }),
  mailComplainantAgain: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint },
    body: { key: randomUUID() },
  }),
  deskComplaints: () => ({
    needsDesk: true,
    query: { state: 'all', year: '2026', area: 'claim', outcome: 'accepted', q: 'ada', after: 'x' },
  }),
  deskComplaint: ({ desk }) => ({ needsDesk: true, params: { id: desk.complaint } }),
  registerComplaint: () => ({
    needsDesk: true,
    body: { ...complaint({ email: newEmail() }), channel: 'pec', receivedOn: '2026-11-10' },
  }),
  takeComplaint: ({ desk }) => ({ needsDesk: true, params: { id: desk.complaint } }),
  classifyComplaint: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint },
    body: {
      complainant: { from: 'customer', to: 'other' },
      area: { from: 'withdrawal', to: 'site' },
      product: { from: null, to: 'pet' },
      dealUuid: { from: null, to: null },
      claimId: { from: null, to: null },
    },
  }),
  noteOnComplaint: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint },
    body: { key: randomUUID(), text: 'Sentita la compagnia' },
  }),
  editComplaintNote: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint, noteId: desk.complaintNote },
    body: { version: 1, text: 'Risentita la compagnia' },
  }),
  saveComplaintAnswer: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint },
    body: { version: 0, text: 'Hai ragione.', outcome: 'accepted' },
  }),
  sendComplaintAnswer: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint },
    body: { version: 1 },
  }),
  withdrawComplaint: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint },
    body: { note: 'Lo ha scritto per e-mail' },
  }),
  closeComplaint: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint },
    body: { reason: 'forwarded', words: 'Lo abbiamo inoltrato.' },
  }),
  postComplaintLetter: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.complaint },
    body: { kind: 'receipt', postedOn: '2026-11-16' },
  }),
  complaintFigures: () => ({ needsDesk: true, query: { year: '2026' } }),
  deskRequest: ({ desk }) => ({ needsDesk: true, params: { id: desk.request } }),
  requestChanges: () => ({ needsDesk: true, query: { since: '0' } }),
  takeNextRequest: () => ({ needsDesk: true, body: { key: randomUUID() } }),
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
    body: { key: randomUUID(), text: 'Preferisce la mattina' },
  }),
  correctRequest: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.request },
    body: { lastName: { from: examplePerson.lastName, to: 'Russo' } },
  }),
  showTaxCode: ({ desk }) => ({ needsDesk: true, params: { id: desk.request } }),
  showPhone: ({ desk }) => ({ needsDesk: true, params: { id: desk.request } }),

  findPeople: () => ({ needsDesk: true, query: { q: 'rossi 4567' } }),
  customer: ({ desk }) => ({ needsDesk: true, params: { id: desk.person } }),
  showCustomerData: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.person },
    body: { field: 'phone' },
  }),
  joinCustomers: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.person },
    body: { with: desk.otherPerson },
  }),
  separateCustomer: ({ desk }) => ({ needsDesk: true, params: { id: desk.person } }),
  // With a mailbox other than theirs: everything else is tried with this person.
  eraseCustomer: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.person },
    body: { email: newEmail() },
  }),
  openDealByPhone: () => ({
    needsDesk: true,
    params: { productKey: 'mimuovo' },
    body: { ...key(), answers: answersByPhone(newEmail()) },
  }),
  quoteByPhone: () => ({
    needsDesk: true,
    body: {
      ...key(),
      answers: {
        firstname: examplePerson.firstName,
        lastname: examplePerson.lastName,
        birthDate: examplePerson.birthDate,
        smoker: false,
        sum_assured: 100_000,
        duration: 20,
        email: newEmail(),
      },
    },
  }),
  deskDeal: ({ paidDeal }) => ({ needsDesk: true, params: { uuid: paidDeal } }),
  showDealData: ({ paidDeal }) => ({
    needsDesk: true,
    params: { uuid: paidDeal },
    body: { field: 'taxCode' },
  }),
  dealMail: ({ paidDeal, paidDealWork: { mail } }) => ({
    needsDesk: true,
    params: { uuid: paidDeal, mailId: mail },
  }),
  actOnDeal: ({ unpaidDeal }) => ({
    needsDesk: true,
    params: { uuid: unpaidDeal },
    body: { action: 'send-payment-link', key: randomUUID(), lastAct: 1_000_000 },
  }),
  dealAnswers: ({ unpaidDeal }) => ({ needsDesk: true, params: { uuid: unpaidDeal } }),
  correctDealAtDesk: ({ unpaidDeal }) => ({
    needsDesk: true,
    params: { uuid: unpaidDeal },
    body: { key: randomUUID(), changes: { street: { from: 'Via Roma', to: 'Via Torino' } } },
  }),
  noteOnDeal: ({ paidDeal }) => ({
    needsDesk: true,
    params: { uuid: paidDeal },
    body: { key: randomUUID(), text: 'Preferisce la mattina' },
  }),
  editDealNote: ({ paidDeal, paidDealWork: { note } }) => ({
    needsDesk: true,
    params: { uuid: paidDeal, noteId: note },
    body: { version: 1, text: 'Preferisce la sera' },
  }),
  addDealTask: ({ paidDeal, desk }) => ({
    needsDesk: true,
    params: { uuid: paidDeal },
    body: { key: randomUUID(), text: 'Richiamare', day: '2026-12-09', assigneeId: desk.colleague },
  }),
  finishDealTask: ({ paidDeal, paidDealWork: { task } }) => ({
    needsDesk: true,
    params: { uuid: paidDeal, taskId: task },
    body: { isDone: true },
  }),
  ownTasks: () => ({ needsDesk: true }),

  deskPayments: () => ({
    needsDesk: true,
    query: { from: '2026-12-01', until: '2026-12-31', product: 'pet', account: 'partner', state: 'received' },
  }),
  paymentTotals: () => ({ needsDesk: true, query: { from: '2026-12-01', account: 'main' } }),
  deskRefunds: () => ({ needsDesk: true, query: { state: 'waiting' } }),
  deskDisputes: () => ({ needsDesk: true }),
  moneyWaiting: () => ({ needsDesk: true }),
  comparedDays: () => ({ needsDesk: true, query: { before: '2026-12-05' } }),
  differences: () => ({ needsDesk: true, query: { day: '2026-12-04' } }),
  compareDay: () => ({ needsDesk: true, params: { day: '2026-12-04' } }),
  explainDifference: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.difference },
    body: { note: 'L’ha fatto un collega.' },
  }),
  dealPayments: ({ paidDeal }) => ({ needsDesk: true, params: { uuid: paidDeal } }),
  askRefund: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.payment },
    body: { refundId: randomUUID(), amountCents: 1, reason: 'mistake', words: 'Ci scusiamo.' },
  }),
  confirmRefund: ({ desk }) => ({ needsDesk: true, params: { id: desk.refund } }),
  declineRefund: ({ desk }) => ({
    needsDesk: true,
    params: { id: desk.refund },
    body: { note: 'Non serve.' },
  }),
  figures: () => ({ needsDesk: true, query: { from: '2026-11-01', to: '2026-11-30' } }),
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
