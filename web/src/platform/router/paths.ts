import { BOOK_CALL_PATH } from '@riparo/domain/care/calls/path.ts';
import { CLAIMS_PATH, claimPath, policyClaimPath } from '@riparo/domain/care/claims/paths.ts';
import { RESUME_LINK_PATH } from '@riparo/domain/understand/resume-link/paths.ts';
import { NOT_ME_PATH } from '@riparo/domain/people/account/paths.ts';
import { reportPagePath } from '@riparo/domain/understand/checkup/paths.ts';
import { WITHDRAWALS_PATH, withdrawalPath } from '@riparo/domain/buy/deal/withdrawal-path.ts';
import { quotePagePath } from '@riparo/domain/understand/life/paths.ts';
import { consentRequestPath } from '@riparo/domain/platform/consent/path.ts';
import { requestPath } from '@riparo/domain/care/requests/path.ts';
import { signaturePath } from '@riparo/domain/buy/signature/link.ts';
import { SKI_PATH } from '@riparo/domain/buy/products/ski/paths.ts';

/** Encodes a value as one part of an address; the `:parameter` of a pattern stays as it is. */
const part = (text: string) => (text.startsWith(':') ? text : encodeURIComponent(text));

const accountPage =
  (name: string) =>
  (email: string, ...rest: readonly string[]) =>
    `/${name}/${[email, ...rest].map(part).join('/')}`;

/**
 * Every Italian address of the site, as link builders. Pages link with these and never write a path
 * themselves.
 */
export const paths = {
  home: '/',
  /** The same page; visitors land here after signing out. */
  signedOut: '/home',
  pension: '/calcola-la-tua-pensione',
  quote: (product: string) => `/preventivo/${product}`,
  checkup: '/checkup',
  quiz: '/quiz-copertura',
  /** The end of the checkup: its report comes by e-mail. */
  quizSuccess: '/quiz-copertura/success',
  report: reportPagePath,
  products: '/prodotti',
  product: (key: string) => `/prodotti/${key}`,
  guides: '/guide',
  guide: (key: string) => `/guide/${key}`,
  lifeQuote: '/preventivo/vita-tcm',
  lifeQuoteResult: quotePagePath,
  /** `none` when the answers could not be stored. */
  quoteUnavailable: (uuid: string = 'none') => `/preventivo/ops/non-disponibile/${part(uuid)}`,
  quoteNotFound: (uuid: string) => `/preventivo/ops/non-trovato/${part(uuid)}`,
  callMe: (uuid: string) => `/preventivo/contattatemi/${part(uuid)}`,
  callMeSuccess: (uuid: string) => `/preventivo/contattatemi/${part(uuid)}/success`,
  privacy: '/privacy',
  cookies: '/cookie',
  terms: '/termini',
  complaints: '/reclami',
  accessibility: '/accessibilita',
  transparency: '/trasparenza',
  /** Most products are bought here; exceptions are in the catalogue. */
  buy: (product: string) => `/acquisto/${part(product)}`,
  buyPet: '/acquisto/pet',
  /** Leads to the default mobility product. */
  buyMobility: '/acquisto/mobilita',
  buyMobilityProduct: (product: string) => `/acquisto/mobilita/${part(product)}`,
  buySki: SKI_PATH,
  buyLiability: (product: string) => `/acquisto/rc-terzi/${part(product)}`,
  /** Names no product: there are two. */
  buySomeLiability: '/acquisto/rc-terzi',
  /** Opened by the link in a mail. */
  sign: signaturePath,
  withdrawals: WITHDRAWALS_PATH,
  withdraw: withdrawalPath,
  bookCall: BOOK_CALL_PATH,
  /** A requested call, opened by the link in a mail. */
  request: requestPath,
  consentRequest: consentRequestPath,
  claims: CLAIMS_PATH,
  injured: '/danneggiati',
  /** Opened by the link in a mail about a policy. */
  policyClaim: policyClaimPath,
  claim: claimPath,
  /** For the signed-in owner. */
  withdrawOwn: (uuid: string) => `/pratiche/${part(uuid)}/recesso`,
  /** Answers given on another device. */
  carried: RESUME_LINK_PATH,
  failure: '/ops',
  linkExpired: (uuid: string) => `/ops/${part(uuid)}/link-expired`,
  dealInProgress: (uuid: string) => `/ops/${part(uuid)}/deal-in-progress`,
  demonstration: '/sandbox/modulo',
  personDemonstration: '/sandbox/persona',

  personalArea: '/customer',
  signIn: '/login',
  register: '/register-account',
  registerFor: (flow: string, product: string) => `/register-account/${part(flow)}/${part(product)}`,
  /** `unconfirmed` after a refused sign-in; else what to return to: a product, or `deal` and its uuid. */
  confirmAccount: accountPage('confirm-account'),
  resendCode: accountPage('resend-confirmation-code'),
  forgotPassword: '/forgot-password',
  /** For recipients of a notice about something they did not do. */
  notMe: NOT_ME_PATH,
  passwordReset: (email: string) => `/password-reset/${part(email)}`,
  changePassword: '/change-password',
  profile: '/user-profile',
  /**
   * The same page, at the code that confirms a new e-mail: it survives a reload, and a mail can link to it.
   */
  emailConfirmation: '/user-profile?conferma=email',
} as const;

/** The query parameter that names a wizard's step. */
export const STEP = 'passo';

const PREFIX = `${paths.personalArea}/`;

/** `/customer/<route>` shows the same screen as `/<route>`: returns the shared route. */
export function withoutPersonalArea(pathname: string): string {
  return pathname.startsWith(PREFIX) && pathname !== PREFIX
    ? pathname.slice(paths.personalArea.length)
    : pathname;
}
