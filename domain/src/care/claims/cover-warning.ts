import { RENEWAL_GRACE_DAYS } from '../../buy/deal/renewal.ts';
import { CLAIM_TIME_LIMIT } from '../../platform/law/articles.ts';
import { findSoldProduct } from '../../buy/products/catalogue.ts';
import { withArticle } from '../../platform/values/article.ts';
import { addDays, type IsoDate, writtenDate } from '../../platform/values/calendar.ts';
import type { ClaimablePolicy } from './policy.ts';

/**
 * Why the day of a claim may not be covered. A claim is never refused because of its date: the customer reads
 * the warning, it is stored with the claim, and the insurer decides. The names are stored, so they never
 * change.
 */
export const COVER_WARNINGS = [
  'unsigned',
  'withdrawn',
  'before-cover',
  'after-cover',
  'grace-days',
  'waiting-period',
  'long-ago',
] as const;

export type CoverWarningKind = (typeof COVER_WARNINGS)[number];

export type CoverWarning = { readonly kind: CoverWarningKind; readonly title: string; readonly text: string };

/** The label for the desk and the insurer. */
export const coverWarningNames: Readonly<Record<CoverWarningKind, string>> = {
  unsigned: 'Contratto pagato e non ancora firmato: decide la compagnia',
  withdrawn: 'Fuori dal periodo di copertura, dopo il recesso o l’annullamento: decide la compagnia',
  'before-cover': 'Fuori dal periodo di copertura, prima dell’inizio: decide la compagnia',
  'after-cover': 'Fuori dal periodo di copertura, dopo la scadenza: decide la compagnia',
  'grace-days': `Nei ${RENEWAL_GRACE_DAYS} giorni dopo la scadenza: coperto, se non era cominciata un’altra polizza`,
  'waiting-period': 'Nel periodo di carenza: decide la compagnia',
  'long-ago': 'Successo più di due anni prima della denuncia: decide la compagnia',
};

/** Rights under a policy lapse after two years, for liability later: hence only a warning. */
const DAYS_TO_CLAIM = 731;

/** Who decides about the payment. */
const payerOf = (productKey: string) =>
  findSoldProduct(productKey)?.provider === 'mutual-society'
    ? 'la società di mutuo soccorso'
    : 'la compagnia';

type Dated = Pick<
  ClaimablePolicy,
  'standing' | 'startsOn' | 'endsOn' | 'endedEarlyOn' | 'hasGraceDays' | 'noun' | 'title' | 'productKey'
>;

const takenAnyway = (productKey: string) =>
  `Puoi denunciarlo lo stesso: riceviamo la denuncia e la trasmettiamo; se il fatto è coperto lo decide ${payerOf(productKey)}.`;

const unsigned = ({ title, productKey }: Dated): CoverWarning => ({
  kind: 'unsigned',
  title: 'La copertura non è ancora cominciata',
  text: `Per ${title} manca ancora la firma dei documenti, e la copertura comincia il giorno dopo. ${takenAnyway(productKey)}`,
});

const withdrawn = ({ title, noun, productKey, endedEarlyOn }: Dated): CoverWarning => ({
  kind: 'withdrawn',
  title: noun === 'sussidio' ? 'Questo sussidio è finito prima' : 'Questa polizza è finita prima',
  text: `${title} è ${noun === 'sussidio' ? 'finito' : 'finita'}${endedEarlyOn ? ` ${withArticle('il', writtenDate(endedEarlyOn))}` : ''}, con il recesso o l’annullamento: valeva per i giorni precedenti. ${takenAnyway(productKey)}`,
});

/** The warning about a policy before the day is known; null if nothing is unusual. */
export const policyWarning = (policy: Dated): CoverWarning | null => {
  if (policy.standing === 'called-off') return withdrawn(policy);
  return policy.standing === 'unsigned' || policy.startsOn === null ? unsigned(policy) : null;
};

/** Why a day may not be covered; null if it is. Future days are errors, found by the date rule. */
export const coverWarning = (
  policy: Dated,
  happenedOn: IsoDate,
  today: IsoDate,
  /** The first covered day, counted from 1. */
  fromDay = 1,
): CoverWarning | null => {
  const { startsOn, endsOn, endedEarlyOn, title, productKey } = policy;
  if (startsOn === null || endsOn === null) return policyWarning(policy) ?? unsigned(policy);
  if (policy.standing === 'unsigned') return unsigned(policy);
  if (happenedOn < startsOn)
    return {
      kind: 'before-cover',
      title: 'Quel giorno la copertura non era ancora cominciata',
      text: `${title} vale ${withArticle('dal', writtenDate(startsOn))}. ${takenAnyway(productKey)} Se avevi un’altra polizza, anche con un’altra compagnia, avvisa anche quella.`,
    };
  if (policy.standing === 'called-off' && (endedEarlyOn === null || happenedOn >= endedEarlyOn))
    return withdrawn(policy);
  if (happenedOn > endsOn) return afterEnd(policy, endsOn, happenedOn);
  const counts = addDays(startsOn, fromDay - 1);
  if (happenedOn < counts)
    return {
      kind: 'waiting-period',
      title: 'Quel giorno questa garanzia non valeva ancora',
      text: `${title} comincia ${withArticle('il', writtenDate(startsOn))}, ma nei primi giorni vale la carenza prevista dalle condizioni: per quello che è successo la copertura parte ${withArticle('dal', writtenDate(counts))}. ${takenAnyway(productKey)}`,
    };
  if (happenedOn < addDays(today, -DAYS_TO_CLAIM))
    return {
      kind: 'long-ago',
      title: 'Sono passati più di due anni',
      text: `Di solito i diritti che nascono da una polizza si prescrivono in due anni (${CLAIM_TIME_LIMIT}), ma non sempre il tempo si conta da quel giorno. ${takenAnyway(productKey)}`,
    };
  return null;
};

function afterEnd(policy: Dated, endsOn: IsoDate, happenedOn: IsoDate): CoverWarning {
  const { title, productKey } = policy;
  if (policy.hasGraceDays && happenedOn <= addDays(endsOn, RENEWAL_GRACE_DAYS))
    return {
      kind: 'grace-days',
      title: 'Quel giorno la polizza era scaduta da poco',
      text: `${title} è scaduta ${withArticle('il', writtenDate(endsOn))}, ma la copertura continua per ${RENEWAL_GRACE_DAYS} giorni, finché non comincia una nuova polizza. Racconta pure quello che è successo; se intanto era già cominciata un’altra polizza, denuncialo per quella.`,
    };
  return {
    kind: 'after-cover',
    title: 'Quel giorno la copertura era già scaduta',
    text: `${title} valeva fino ${withArticle('al', writtenDate(endsOn))}. ${takenAnyway(productKey)} Se avevi già un’altra polizza, anche con un’altra compagnia, avvisa anche quella.`,
  };
}
