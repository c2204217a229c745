import { complaintPath, NEW_COMPLAINT_PATH } from '@riparo/domain/care/complaints/paths.ts';
import { definePage, type Page } from '../platform/page/page.ts';
import { PURCHASE_FLOW, EMAIL_PLACEHOLDER } from '../people/account/address-words.ts';
import { paths } from '../platform/router/paths.ts';

/** Only the build needs to know which addresses are prerendered: the browser does not load their lists. */
const isBuild = import.meta.env.SSR;

const quoteAddresses = async () => {
  const { quotableProducts } = await import('@riparo/domain/understand/quote/products.ts');
  return quotableProducts.map(({ key }) => paths.quote(key));
};

/** The addresses directly below `base` where something is bought. */
const purchaseAddresses = async (base: string) => {
  const { purchasableProducts } = await import('@riparo/domain/buy/products/catalogue.ts');
  const { purchasePath } = await import('@riparo/domain/buy/products/paths.ts');
  const own = paths.buyPet;
  return purchasableProducts
    .map(purchasePath)
    .filter((path) => path !== own && path.slice(0, path.lastIndexOf('/')) === base);
};

const registrationAddresses = async () => {
  const { awaitedPurchases } = await import('@riparo/domain/buy/products/awaited-purchase.ts');
  return [
    paths.registerFor(EMAIL_PLACEHOLDER, EMAIL_PLACEHOLDER),
    ...awaitedPurchases.map(({ key }) => paths.registerFor(PURCHASE_FLOW, key)),
  ];
};

/** Where the card provider leads back to. */
const dealPages = (page: '/success' | '/cancel') =>
  [paths.buy(':product'), paths.buyMobilityProduct(':product')].map((base) => `${base}/:uuid${page}`);

const liabilityDeal = `${paths.buyLiability(':product')}/:uuid`;

/**
 * The site map of the application. One entry is one page: its address, lazy chunk, prerendered HTML and place
 * in the JavaScript budget follow from it. The first matching pattern wins. Static pages are in
 * `reading-pages.tsx`; a page in both lists is HTML for visitors who open its address, and a screen for those
 * already in the application.
 */
export const pages: readonly Page[] = [
  definePage({
    path: paths.pension,
    resumable: true,
    load: () => import('../understand/pensione/PensionPage.tsx'),
  }),
  // Before the products: one of their addresses must not hide these.
  definePage({
    path: paths.lifeQuote,
    resumable: true,
    load: () => import('../understand/vita/LifeQuotePage.tsx'),
  }),
  definePage({
    path: paths.lifeQuoteResult(':uuid'),
    load: () => import('../understand/vita/result/LifeResultPage.tsx'),
  }),
  definePage({
    path: paths.callMe(':uuid'),
    load: () => import('../care/contattatemi/CallMePage.tsx'),
  }),
  definePage({
    path: paths.callMeSuccess(':uuid'),
    load: () => import('../care/contattatemi/CallMeSuccessPage.tsx'),
  }),
  definePage({
    path: paths.quoteUnavailable(),
    load: () => import('../understand/preventivo/ops/UnavailableQuotePage.tsx'),
  }),
  definePage({
    path: paths.quoteUnavailable(':uuid'),
    load: () => import('../understand/preventivo/ops/SavedQuotePage.tsx'),
  }),
  definePage({
    path: paths.quote(':product'),
    ...(isBuild && { prerenderAt: quoteAddresses }),
    ...(isBuild && { unknownLeadsTo: paths.quote('generico') }),
    resumable: true,
    load: () => import('../understand/preventivo/QuotePage.tsx'),
  }),
  definePage({
    path: paths.checkup,
    resumable: true,
    load: () => import('../understand/checkup/CheckupPage.tsx'),
  }),
  definePage({
    path: paths.quiz,
    resumable: true,
    load: () => import('../understand/checkup/QuizPage.tsx'),
  }),
  definePage({
    path: paths.report(':id'),
    load: () => import('../understand/report/ReportPage.tsx'),
  }),
  definePage({
    path: paths.buySki,
    resumable: true,
    load: () => import('../buy/acquisto/ski/SkiPage.tsx'),
  }),
  definePage({
    path: paths.buyPet,
    resumable: true,
    load: () => import('../buy/acquisto/start/PetPage.tsx'),
  }),
  // Before the deals of products, whose addresses look alike.
  definePage({
    path: '/acquisto/mobilita/success',
    also: dealPages('/success'),
    load: () => import('../buy/acquisto/success/SuccessPage.tsx'),
  }),
  definePage({
    path: '/acquisto/mobilita/cancel',
    also: [...dealPages('/cancel'), `${liabilityDeal}/cancel`],
    load: () => import('../buy/acquisto/summary/SummaryPage.tsx'),
  }),
  definePage({
    path: paths.buyMobilityProduct(':product'),
    also: [paths.buyMobility],
    // The default product comes first, and answers for every other name.
    ...(isBuild && { prerenderAt: () => purchaseAddresses(paths.buyMobility) }),
    resumable: true,
    load: () => import('../buy/acquisto/start/PurchasePage.tsx'),
  }),
  definePage({
    path: paths.buyLiability(':product'),
    also: [paths.buySomeLiability],
    // A name that is neither redirects; that page comes first, and answers for every other name.
    ...(isBuild && {
      prerenderAt: async () => [
        paths.buyLiability(EMAIL_PLACEHOLDER),
        ...(await purchaseAddresses(paths.buySomeLiability)),
      ],
    }),
    resumable: true,
    load: () => import('../buy/acquisto/start/PurchasePage.tsx'),
  }),
  definePage({
    path: paths.buy(':product'),
    ...(isBuild && { prerenderAt: () => purchaseAddresses('/acquisto') }),
    listedOnly: true,
    resumable: true,
    load: () => import('../buy/acquisto/start/PurchasePage.tsx'),
  }),
  definePage({
    path: `${liabilityDeal}/success`,
    load: () => import('../buy/acquisto/success/LiabilitySuccessPage.tsx'),
  }),
  definePage({
    path: `${paths.buy(':product')}/:uuid`,
    also: [`${paths.buyMobilityProduct(':product')}/:uuid`, liabilityDeal],
    load: () => import('../buy/acquisto/summary/SummaryPage.tsx'),
  }),
  definePage({
    path: paths.sign(':token'),
    load: () => import('../buy/firma/SignaturePage.tsx'),
  }),
  definePage({
    path: paths.withdrawals,
    load: () => import('../buy/recesso/WithdrawalsPage.tsx'),
  }),
  definePage({
    path: paths.withdraw(':token'),
    load: () => import('../buy/recesso/WithdrawalPage.tsx'),
  }),
  definePage({
    path: paths.bookCall,
    load: () => import('../care/prenota/BookCallPage.tsx'),
  }),
  definePage({
    path: paths.request(':token'),
    load: () => import('../care/richiesta/RequestPage.tsx'),
  }),
  definePage({
    path: paths.consentRequest(':token'),
    load: () => import('../people/consensi/ConsentRequestPage.tsx'),
  }),
  definePage({
    path: NEW_COMPLAINT_PATH,
    load: () => import('../care/reclami/NewComplaintPage.tsx'),
  }),
  definePage({
    path: complaintPath(':token'),
    load: () => import('../care/reclami/ComplaintPage.tsx'),
  }),
  definePage({
    path: paths.claims,
    load: () => import('../care/sinistri/ClaimsPage.tsx'),
  }),
  // Before a claim, whose address looks alike.
  definePage({
    path: paths.policyClaim(':token'),
    load: () => import('../care/sinistri/PolicyClaimPage.tsx'),
  }),
  definePage({
    path: paths.claim(':token'),
    resumable: true,
    load: () => import('../care/sinistri/ClaimPage.tsx'),
  }),
  definePage({
    path: paths.withdrawOwn(':uuid'),
    isProtected: true,
    load: () => import('../buy/recesso/OwnWithdrawalPage.tsx'),
  }),
  definePage({
    path: paths.personalArea,
    isProtected: true,
    load: () => import('../people/account/area/PersonalAreaPage.tsx'),
  }),
  definePage({
    path: paths.signIn,
    hidesHeader: true,
    load: () => import('../people/account/LoginPage.tsx'),
  }),
  definePage({
    path: paths.register,
    also: [`${paths.register}/:flow`],
    load: () => import('../people/account/RegisterPage.tsx'),
  }),
  definePage({
    path: paths.registerFor(':flow', ':product'),
    ...(isBuild && { prerenderAt: registrationAddresses }),
    load: () => import('../people/account/RegisterPage.tsx'),
  }),
  definePage({
    path: paths.confirmAccount(':username', 'unconfirmed'),
    load: () => import('../people/account/UnconfirmedAccountPage.tsx'),
  }),
  definePage({
    path: paths.confirmAccount(':username', 'deal', ':uuid'),
    load: () => import('../people/account/ConfirmPurchasePage.tsx'),
  }),
  definePage({
    path: `${paths.confirmAccount(':username')}/:state?`,
    load: () => import('../people/account/ConfirmAccountPage.tsx'),
  }),
  definePage({
    path: paths.resendCode(':email'),
    also: [paths.resendCode(':email', ':state'), paths.resendCode(':email', 'deal', ':uuid')],
    load: () => import('../people/account/ResendCodePage.tsx'),
  }),
  definePage({
    path: paths.forgotPassword,
    load: () => import('../people/account/ForgotPasswordPage.tsx'),
  }),
  definePage({
    path: paths.carried,
    load: () => import('../understand/riprendi/ResumePage.tsx'),
  }),
  definePage({
    path: paths.notMe,
    load: () => import('../people/account/NotMePage.tsx'),
  }),
  definePage({
    path: paths.passwordReset(':email'),
    load: () => import('../people/account/PasswordResetPage.tsx'),
  }),
  definePage({
    path: paths.changePassword,
    isProtected: true,
    load: () => import('../people/account/ChangePasswordPage.tsx'),
  }),
  definePage({
    path: paths.profile,
    isProtected: true,
    load: () => import('../people/account/profile/ProfilePage.tsx'),
  }),
  definePage({
    path: paths.linkExpired(':uuid'),
    load: () => import('../buy/acquisto/ops/LinkExpiredPage.tsx'),
  }),
  definePage({
    path: paths.dealInProgress(':uuid'),
    load: () => import('../buy/acquisto/ops/DealInProgressPage.tsx'),
  }),
  definePage({
    path: `${paths.failure}/:uuid?`,
    load: () => import('../platform/page/failure/FailurePage.tsx'),
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
