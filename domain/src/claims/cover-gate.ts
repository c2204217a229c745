import { addDays, type IsoDate, writtenDate } from '../values/calendar.ts';
import { withArticle } from '../values/article.ts';
import type { Exclusion, Way } from '../wizard/left-out.ts';
import { callBookingAddress } from '../call-booking/path.ts';
import type { ClaimablePolicy } from './policy.ts';

const toSomebody: Way = { label: 'Parlane con una persona: prenota una chiamata', href: callBookingAddress };
const toOwnPolicies: Way = { label: 'Guarda le tue polizze', href: '/customer' };

const CORRECT_DATE = 'Correggi la data';
const CHOOSE_ANOTHER = 'Scegli un’altra polizza';

const onDay = (day: IsoDate) => withArticle('il', writtenDate(day));

type Dated = Pick<ClaimablePolicy, 'standing' | 'startsOn' | 'endsOn' | 'noun' | 'title'>;

/** Why nothing can be reported under a policy, whatever the day; null when something can. */
export const standingGate = ({ standing, startsOn, noun, title }: Dated): Exclusion | null => {
  if (standing === 'covered' && startsOn !== null) return null;
  const isSubsidy = noun === 'sussidio';
  if (standing === 'called-off')
    return {
      title: isSubsidy ? 'Questo sussidio è stato annullato' : 'Questa polizza è stata annullata',
      why: `${title} è ${isSubsidy ? 'stato annullato' : 'stata annullata'} e quello che avevi pagato ti è stato restituito: è come se non ci fosse mai ${isSubsidy ? 'stato' : 'stata'}, e non copre nessun giorno.`,
      instead:
        'Se hai un’altra polizza che vale per quel giorno, scegli quella. Se pensi a un errore, parlane con noi.',
      ways: [toSomebody, toOwnPolicies],
      correct: CHOOSE_ANOTHER,
    };
  return {
    title: 'La copertura non è ancora cominciata',
    why: `Per ${title} manca ancora la firma dei documenti: la copertura comincia il giorno dopo.`,
    instead: 'Trovi il link per firmare nella nostra e-mail e nella tua area personale.',
    ways: [toOwnPolicies, toSomebody],
    correct: CHOOSE_ANOTHER,
  };
};

/**
 * Why a day is outside the cover, said kindly and before anything else is asked; null when it is inside. Days to come are
 * wrong, and the rule of the date says so.
 */
export const dateGate = (
  policy: Dated,
  happenedOn: IsoDate,
  /** From which day of the cover on it counts, the first being 1. */
  fromDay = 1,
): Exclusion | null => {
  const { startsOn, endsOn, title } = policy;
  const refused = standingGate(policy);
  if (refused || startsOn === null || endsOn === null) return refused;
  const ways = [toSomebody, toOwnPolicies];
  if (happenedOn < startsOn)
    return {
      title: 'In quel giorno la copertura non era ancora cominciata',
      why: `${title} vale ${withArticle('dal', writtenDate(startsOn))}: quello che è successo prima non è coperto, e ci dispiace.`,
      instead:
        'Se avevi un’altra polizza, anche di un altro anno o di un’altra compagnia, può valere quella. Se hai un dubbio sul giorno, guarda la fattura o il referto.',
      ways,
      correct: CORRECT_DATE,
    };
  if (happenedOn > endsOn)
    return {
      title: 'In quel giorno la copertura era già finita',
      why: `${title} valeva fino ${withArticle('al', writtenDate(endsOn))}: quello che è successo dopo non è coperto, e ci dispiace.`,
      instead:
        'Se l’hai rinnovata, il nuovo anno è una polizza a sé: scegli quella. Se hai un dubbio sul giorno, guarda la fattura o il referto.',
      ways,
      correct: CORRECT_DATE,
    };
  const counts = addDays(startsOn, fromDay - 1);
  if (happenedOn < counts)
    return {
      title: 'In quel giorno questa garanzia non valeva ancora',
      why: `La copertura di ${title} comincia ${onDay(startsOn)}, ma per quello che è successo vale solo ${withArticle('dal', writtenDate(counts))}: i primi giorni sono di attesa, le condizioni lo dicono.`,
      instead: 'Se pensi che il tuo caso sia diverso, raccontalo a una persona: lo guarda con te.',
      ways,
      correct: CORRECT_DATE,
    };
  return null;
};
