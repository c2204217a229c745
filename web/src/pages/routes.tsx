import { complaintPath, NEW_COMPLAINT_PATH } from '@riparo/domain/complaints/paths.ts';
import { definePage, type Page } from '../page/page.ts';
import { PURCHASE_FLOW, SOMEBODY } from './account/address-words.ts';
import { paths } from '../router/paths.ts';

/** Which addresses are prerendered is the build's own business: the browser does not load their lists. */
const isBuild = import.meta.env.SSR;

const quoteAddresses = async () => {
  const { quotableProducts } = await import('@riparo/domain/quote/products.ts');
  return quotableProducts.map(({ key }) => paths.quote(key));
};

/** Where what is under an address, and not further down, is bought. */
const purchaseAddresses = async (base: string) => {
  const { purchasableProducts } = await import('@riparo/domain/products/catalogue.ts');
  const { purchasePath } = await import('@riparo/domain/products/paths.ts');
  const own = paths.buyPet;
  return purchasableProducts
    .map(purchasePath)
    .filter((path) => path !== own && path.slice(0, path.lastIndexOf('/')) === base);
};

const registrationAddresses = async () => {
  const { awaitedPurchases } = await import('@riparo/domain/products/awaited-purchase.ts');
  return [
    paths.registerFor(SOMEBODY, SOMEBODY),
    ...awaitedPurchases.map(({ key }) => paths.registerFor(PURCHASE_FLOW, key)),
  ];
};

/** Where the card's page leads back to. */
const dealPages = (page: '/success' | '/cancel') =>
  [paths.buy(':product'), paths.buyMobilityProduct(':product')].map((base) => `${base}/:uuid${page}`);

const liabilityDeal = `${paths.buyLiability(':product')}/:uuid`;

/**
 * The site map of the application. One entry is one page: its address, its lazy chunk, its prerendered HTML and its place in
 * the JavaScript budget all follow from here. The first pattern that matches wins. What is only read is in
 * `reading-pages.tsx`; a page of both lists is HTML for whoever opens its address, and a screen for who is here already.
 */
export const pages: readonly Page[] = [
  definePage({
    path: paths.pension,
    resumable: true,
    load: () => import('./pensione/PensionPage.tsx'),
  }),
  // Before the products: an address of theirs must not hide these.
  definePage({
    path: paths.lifeQuote,
    resumable: true,
    load: () => import('./vita/LifeQuotePage.tsx'),
  }),
  definePage({
    path: paths.lifeQuoteResult(':uuid'),
    load: () => import('./vita/result/LifeResultPage.tsx'),
  }),
  definePage({
    path: paths.callMe(':uuid'),
    load: () => import('./contattatemi/CallMePage.tsx'),
  }),
  definePage({
    path: paths.callMeSuccess(':uuid'),
    load: () => import('./contattatemi/CallMeSuccessPage.tsx'),
  }),
  definePage({
    path: paths.quoteUnavailable(),
    load: () => import('./preventivo/ops/UnavailableQuotePage.tsx'),
  }),
  definePage({
    path: paths.quoteUnavailable(':uuid'),
    load: () => import('./preventivo/ops/SavedQuotePage.tsx'),
  }),
  definePage({
    path: paths.quote(':product'),
    ...(isBuild && { prerenderAt: quoteAddresses }),
    ...(isBuild && { unknownLeadsTo: paths.quote('generico') }),
    resumable: true,
    load: () => import('./preventivo/QuotePage.tsx'),
  }),
  definePage({
    path: paths.checkup,
    resumable: true,
    load: () => import('./checkup/CheckupPage.tsx'),
  }),
  definePage({
    path: paths.quiz,
    resumable: true,
    load: () => import('./checkup/QuizPage.tsx'),
  }),
  definePage({
    path: paths.report(':id'),
    load: () => import('./report/ReportPage.tsx'),
  }),
  definePage({
    path: paths.buySki,
    resumable: true,
    load: () => import('./acquisto/ski/SkiPage.tsx'),
  }),
  definePage({
    path: paths.buyPet,
    resumable: true,
    load: () => import('./acquisto/start/PetPage.tsx'),
  }),
  // Before the deals of products, whose addresses look alike.
  definePage({
    path: '/acquisto/mobilita/success',
    also: dealPages('/success'),
    load: () => import('./acquisto/success/SuccessPage.tsx'),
  }),
  definePage({
    path: '/acquisto/mobilita/cancel',
    also: [...dealPages('/cancel'), `${liabilityDeal}/cancel`],
    load: () => import('./acquisto/summary/SummaryPage.tsx'),
  }),
  definePage({
    path: paths.buyMobilityProduct(':product'),
    also: [paths.buyMobility],
    // The default one comes first, and answers for every other name.
    ...(isBuild && { prerenderAt: () => purchaseAddresses(paths.buyMobility) }),
    resumable: true,
    load: () => import('./acquisto/start/PurchasePage.tsx'),
  }),
  definePage({
    path: paths.buyLiability(':product'),
    also: [paths.buySomeLiability],
    // Who names neither of the two is led away; that page comes first, and answers for every other name.
    ...(isBuild && {
      prerenderAt: async () => [
        paths.buyLiability(SOMEBODY),
        ...(await purchaseAddresses(paths.buySomeLiability)),
      ],
    }),
    resumable: true,
    load: () => import('./acquisto/start/PurchasePage.tsx'),
  }),
  definePage({
    path: paths.buy(':product'),
    ...(isBuild && { prerenderAt: () => purchaseAddresses('/acquisto') }),
    listedOnly: true,
    resumable: true,
    load: () => import('./acquisto/start/PurchasePage.tsx'),
  }),
  definePage({
    path: `${liabilityDeal}/success`,
    load: () => import('./acquisto/success/LiabilitySuccessPage.tsx'),
  }),
  definePage({
    path: `${paths.buy(':product')}/:uuid`,
    also: [`${paths.buyMobilityProduct(':product')}/:uuid`, liabilityDeal],
    load: () => import('./acquisto/summary/SummaryPage.tsx'),
  }),
  definePage({
    path: paths.sign(':token'),
    load: () => import('./firma/SignaturePage.tsx'),
  }),
  definePage({
    path: paths.withdrawals,
    load: () => import('./recesso/WithdrawalsPage.tsx'),
  }),
  definePage({
    path: paths.withdraw(':token'),
    load: () => import('./recesso/WithdrawalPage.tsx'),
  }),
  definePage({
    path: paths.bookCall,
    load: () => import('./prenota/BookCallPage.tsx'),
  }),
  definePage({
    path: paths.request(':token'),
    load: () => import('./richiesta/RequestPage.tsx'),
  }),
  definePage({
    path: paths.consentRequest(':token'),
    load: () => import('./consensi/ConsentRequestPage.tsx'),
  }),
  definePage({
    path: NEW_COMPLAINT_PATH,
    load: () => import('./reclami/NewComplaintPage.tsx'),
  }),
  definePage({
    path: complaintPath(':token'),
    load: () => import('./reclami/ComplaintPage.tsx'),
  }),
  definePage({
    path: paths.claims,
    load: () => import('./sinistri/ClaimsPage.tsx'),
  }),
  // Before a claim, whose address looks alike.
  definePage({
    path: paths.policyClaim(':token'),
    load: () => import('./sinistri/PolicyClaimPage.tsx'),
  }),
  definePage({
    path: paths.claim(':token'),
    resumable: true,
    load: () => import('./sinistri/ClaimPage.tsx'),
  }),
  definePage({
    path: paths.withdrawOwn(':uuid'),
    isProtected: true,
    load: () => import('./recesso/OwnWithdrawalPage.tsx'),
  }),
  definePage({
    path: paths.personalArea,
    isProtected: true,
    load: () => import('./account/area/PersonalAreaPage.tsx'),
  }),
  definePage({
    path: paths.signIn,
    hidesHeader: true,
    load: () => import('./account/LoginPage.tsx'),
  }),
  definePage({
    path: paths.register,
    also: [`${paths.register}/:flow`],
    load: () => import('./account/RegisterPage.tsx'),
  }),
  definePage({
    path: paths.registerFor(':flow', ':product'),
    ...(isBuild && { prerenderAt: registrationAddresses }),
    load: () => import('./account/RegisterPage.tsx'),
  }),
  definePage({
    path: paths.confirmAccount(':username', 'unconfirmed'),
    load: () => import('./account/UnconfirmedAccountPage.tsx'),
  }),
  definePage({
    path: paths.confirmAccount(':username', 'deal', ':uuid'),
    load: () => import('./account/ConfirmPurchasePage.tsx'),
  }),
  definePage({
    path: `${paths.confirmAccount(':username')}/:state?`,
    load: () => import('./account/ConfirmAccountPage.tsx'),
  }),
  definePage({
    path: paths.resendCode(':email'),
    also: [paths.resendCode(':email', ':state'), paths.resendCode(':email', 'deal', ':uuid')],
    load: () => import('./account/ResendCodePage.tsx'),
  }),
  definePage({
    path: paths.forgotPassword,
    load: () => import('./account/ForgotPasswordPage.tsx'),
  }),
  definePage({
    path: paths.carried,
    load: () => import('./riprendi/CarriedPage.tsx'),
  }),
  definePage({
    path: paths.notMe,
    load: () => import('./account/NotMePage.tsx'),
  }),
  definePage({
    path: paths.passwordReset(':email'),
    load: () => import('./account/PasswordResetPage.tsx'),
  }),
  definePage({
    path: paths.changePassword,
    isProtected: true,
    load: () => import('./account/ChangePasswordPage.tsx'),
  }),
  definePage({
    path: paths.profile,
    isProtected: true,
    load: () => import('./account/profile/ProfilePage.tsx'),
  }),
  definePage({
    path: paths.linkExpired(':uuid'),
    load: () => import('./acquisto/ops/LinkExpiredPage.tsx'),
  }),
  definePage({
    path: paths.dealInProgress(':uuid'),
    load: () => import('./acquisto/ops/DealInProgressPage.tsx'),
  }),
  definePage({
    path: `${paths.failure}/:uuid?`,
    load: () => import('./failure/FailurePage.tsx'),
  }),
  definePage({
    path: paths.demonstration,
    sandboxOnly: true,
    resumable: true,
    load: () => import('./sandbox/DemonstrationPage.tsx'),
  }),
  definePage({
    path: paths.personDemonstration,
    sandboxOnly: true,
    resumable: true,
    load: () => import('./sandbox/PersonPage.tsx'),
  }),
];
