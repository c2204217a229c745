import { claimNotices } from '../../platform/brand/claim-notices.ts';
import { partners } from '../../platform/brand/partners.ts';
import { NOTICE_TO_INSURER } from '../../platform/law/articles.ts';
import type { OpeningHours } from '../../desk/opening-hours/call-by.ts';
import { withinWorkingDays } from '../../desk/opening-hours/working-days.ts';
import { findSoldProduct, soldProducts } from '../../buy/products/catalogue.ts';

/** Working days to forward a claim to the payer: notifying the broker does not notify them. */
const HAND_OVER_WORKING_DAYS = 1;

export const handOverDue = (now: Date, hours?: OpeningHours): Date =>
  withinWorkingDays(now, HAND_OVER_WORKING_DAYS, hours);

type Notices = Readonly<Record<'insurer' | 'mutualSociety', string>> &
  Readonly<Record<'insurerCounts' | 'mutualSocietyCounts', boolean>>;

const forwarded =
  'Trasmettiamo noi la tua denuncia entro il giorno lavorativo successivo a quello in cui la riceviamo';

const toInsurer = ({ insurer, insurerCounts }: Notices) =>
  insurerCounts
    ? `${forwarded}. Per ${partners.insurer} la denuncia fatta a noi vale come fatta alla compagnia.`
    : `Avvisa anche la compagnia, ${partners.insurer}: ${insurer}. ${forwarded}, ma per la legge l’avviso vale da quando arriva alla compagnia (${NOTICE_TO_INSURER}).`;

const toMutualSociety = ({ mutualSociety, mutualSocietyCounts }: Notices) =>
  mutualSocietyCounts
    ? `${forwarded}. Per ${partners.mutualSociety} la richiesta fatta a noi vale come fatta alla società.`
    : `Avvisa anche la società di mutuo soccorso, ${partners.mutualSociety}: ${mutualSociety}. ${forwarded}, ma l’avviso vale da quando arriva alla società.`;

/** Whom else to notify, and why; every product no longer sold was insurance. */
export const noticeToPayer = (productKey: string, notices: Notices = claimNotices): string =>
  findSoldProduct(productKey)?.provider === 'mutual-society' ? toMutualSociety(notices) : toInsurer(notices);

const small = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

// By name: another product is called a subsidy too, but is insurance.
const subsidies = soldProducts
  .filter(({ provider }) => provider === 'mutual-society')
  .map(({ title }) => `il ${title}`);

/** The same before the policy is known. */
export const noticeToAnyPayer = (notices: Notices = claimNotices): readonly string[] => [
  `Per ${subsidies.join(' e ')}: ${small(toMutualSociety(notices))}`,
  `Per tutte le altre coperture: ${small(toInsurer(notices))}`,
];
