import { WITHDRAWAL_DAYS } from '../../deal/withdrawal.ts';
import { SHORT_SEASON, WITHOUT_WITHDRAWAL } from '../../deal/withdrawal-texts.ts';
import { DISTANCE_WITHDRAWAL } from '../../../platform/law/articles.ts';
import { ADULT_AGE } from '../../../platform/values/calendar.ts';
import { cents, formatEuro } from '../../../platform/values/money.ts';
import { MAX_DAYS, MAX_PEOPLE, PACKAGE_NAMES, type SkiDuration, type SkiPackage } from './choice.ts';
import { coverageOf, type SkiCoverage } from './coverage.ts';
import { ADULT_SKIER_AGE, INTENDED_AGES, INTENDED_AGES_NOTICE, MIN_SKIER_AGE } from './ages.ts';
import { skiCauses } from './happenings.ts';
import { SEASON_DAYS, skiTariff } from './price.ts';
import type { Cover } from '../cover.ts';
import type { Terms } from '../terms/terms-in-words.ts';

const euro = (amount: number) => formatEuro(cents(amount));

const dayPrices = (type: SkiPackage) => {
  const { adultDayCents, kidDayCents } = skiTariff[type];
  return `${PACKAGE_NAMES[type]} ${euro(adultDayCents)} per un adulto e ${euro(kidDayCents)} per un bambino`;
};

const coversOf = (policyType: SkiPackage, policyDuration: SkiDuration) =>
  coverageOf({ policyType, policyDuration, policyDayCount: 1, policyAdults: 1, policyKids: 0 });

/** Platinum for a season has every guarantee. */
const everything = coversOf('plus', 'season');

const hasIt = (covers: readonly SkiCoverage[], { name }: SkiCoverage) =>
  covers.some((cover) => cover.name === name);

/** `Gold e Platinum`, `Solo Platinum` */
const packagesWith = (guarantee: SkiCoverage) => {
  const own = hasIt(coversOf('base', 'season'), guarantee)
    ? `${PACKAGE_NAMES.base} e ${PACKAGE_NAMES.plus}`
    : `Solo ${PACKAGE_NAMES.plus}`;
  return hasIt(coversOf('plus', 'daily'), guarantee) ? own : `${own}, per la stagione o più di 3 giorni`;
};

export const ski: Cover = {
  kind: 'Una polizza per chi scia o va sullo snowboard in pista: la responsabilità civile chiesta dal decreto legislativo 40/2021 e, secondo il pacchetto, gli infortuni.',
  forWhom: `Chi ha almeno ${MIN_SKIER_AGE} anni; la copertura è pensata da ${INTENDED_AGES.from} a ${INTENDED_AGES.to}. Fino a ${MAX_PEOPLE} persone con una polizza sola. Chi acquista ha almeno ${ADULT_AGE} anni. Dai ${ADULT_SKIER_AGE} anni, il primo giorno di copertura, si è adulti.`,
  guarantees: everything.map((guarantee) => {
    const happening = skiCauses[guarantee.name];
    return { ...guarantee, belongsTo: packagesWith(guarantee), ...(happening && { happening }) };
  }),
  exclusions: [
    'le gare e gli allenamenti, e lo sci per lavoro',
    'lo sci fuori dalle piste aperte, l’eliski e lo sci alpinismo',
    'i danni causati apposta, o sciando in stato di ebbrezza o sotto l’effetto di sostanze',
    'i danni tra persone della stessa famiglia e quelli alle cose che usi o hai in custodia',
  ],
  limits: [
    `Invalidità permanente, morte e diaria da ricovero sono solo del pacchetto ${PACKAGE_NAMES.plus}.`,
    'I rimborsi delle spese e ai familiari valgono per la stagione o per più di 3 giorni.',
    `Sotto i ${MIN_SKIER_AGE} anni non ci si può assicurare. ${INTENDED_AGES_NOTICE}`,
  ],
  where: 'Sulle piste da sci d’Europa, quando sono aperte al pubblico.',
  duties: [
    'dare informazioni vere quando acquisti, anche sulle date di nascita;',
    'rispettare le regole delle piste e portare il casco;',
    'avvisare entro 3 giorni dal sinistro e non riconoscere colpe prima di aver sentito la compagnia.',
  ],
  claim: [
    'Chiama il soccorso delle piste o il 112; fotografa, prendi i nomi di chi ha visto.',
    'Avvisaci entro 3 giorni con il numero della polizza, che trovi sul certificato.',
    'La compagnia risponde entro 30 giorni da quando i documenti sono completi.',
  ],
};

export const skiTerms: Terms = {
  price: `Al giorno e a persona: ${dayPrices('base')}; ${dayPrices('plus')}. La stagione costa come ${SEASON_DAYS} giorni. Le imposte sono comprese; vedi il prezzo prima di pagare, una volta sola, con carta.`,
  duration: `Scegli tu: da 1 a ${MAX_DAYS} giorni, oppure fino alla fine della stagione, il 31 maggio. Comincia alle 00:00 del giorno che scegli; se scegli oggi, appena il pagamento è confermato. Il primo giorno conta per intero. Alla scadenza finisce da sola.`,
  cancelling:
    'Non serve disdire: finisce da sola. Per il recesso leggi l’appendice sulla vendita a distanza.',
  conclusion:
    'Il contratto si conclude online, in italiano, quando il pagamento del prezzo che vedi nel riepilogo è confermato. Non serve una firma.',
  withdrawal: `Dalla polizza stagionale puoi recedere entro ${WITHDRAWAL_DAYS} giorni dalla conclusione del contratto, senza spiegare perché e senza penali, ${SHORT_SEASON}. ${WITHOUT_WITHDRAWAL} (${DISTANCE_WITHDRAWAL})`,
};
