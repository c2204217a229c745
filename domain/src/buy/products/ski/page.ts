import { WITHDRAWAL_DAYS } from '../../deal/withdrawal.ts';
import { SHORT_SEASON, WITHOUT_WITHDRAWAL } from '../../deal/withdrawal-texts.ts';
import { cents, formatEuro } from '../../../platform/values/money.ts';
import { providerInWords } from '../terms/provider.ts';
import { ski as cover, skiTerms } from './cover.ts';
import { ski as product } from './product.ts';
import { MAX_DAYS, MAX_PEOPLE, PACKAGE_NAMES, type SkiChoice, skiPackages } from './choice.ts';
import { coverageOf } from './coverage.ts';
import { ADULT_SKIER_AGE } from './ages.ts';
import { SEASON_DAYS, skiTariff } from './price.ts';
import type { ProductText } from '../page-text.ts';
import { MONEY_BACK } from '../yearly-page.ts';

const seasonOf = (policyType: SkiChoice['policyType']) =>
  coverageOf({ policyType, policyDuration: 'season', policyDayCount: 0, policyAdults: 1, policyKids: 0 });

const euro = (amount: number) => formatEuro(cents(amount));
const tariffs = skiPackages.map((type) => skiTariff[type]);
const limitsOf = (name: string) =>
  skiPackages.map((type) => seasonOf(type).find((line) => line.name === name)?.limit ?? 'non compresa');

export const page: ProductText = {
  key: 'ski',
  lead: 'La responsabilità civile che serve per entrare in pista e, se vuoi, gli infortuni. Per un giorno, per la settimana bianca o per tutta la stagione, fino a dieci persone insieme.',
  note: 'Si fa tutto online, in pochi minuti. Vedi il prezzo prima di lasciare i tuoi dati.',
  suits: [
    'scii o vai sullo snowboard in pista, per piacere',
    `parti con la famiglia o con gli amici: fino a ${MAX_PEOPLE} persone con una polizza sola`,
    'decidi all’ultimo: può cominciare oggi stesso, appena il pagamento è confermato',
  ],
  doesNotSuit: ['fai gare o allenamenti, o scii per lavoro', 'vai fuori pista o fai sci alpinismo'],
  guarantees: cover.guarantees,
  exclusions: cover.exclusions,
  limits: cover.limits,
  comparison: {
    title: `${PACKAGE_NAMES.base} o ${PACKAGE_NAMES.plus}`,
    columns: skiPackages.map((type) => PACKAGE_NAMES[type]),
    rows: [
      {
        name: 'Un adulto, al giorno',
        values: tariffs.map(({ adultDayCents }) => euro(adultDayCents)),
      },
      {
        name: `Un bambino, fino a ${ADULT_SKIER_AGE - 1} anni, al giorno`,
        values: tariffs.map(({ kidDayCents }) => euro(kidDayCents)),
      },
      {
        name: 'Un adulto, per la stagione',
        values: tariffs.map(({ adultDayCents }) => euro(adultDayCents * SEASON_DAYS)),
      },
      ...seasonOf('plus').map(({ name }) => ({ name, values: limitsOf(name) })),
    ],
    note: 'I rimborsi delle spese e ai familiari valgono per la stagione o per più di 3 giorni.',
  },
  facts: [
    { name: 'Chi può acquistare', text: cover.forWhom },
    { name: 'Dove vale', text: cover.where },
    { name: 'Quanto costa', text: skiTerms.price },
    { name: 'Quando comincia e quanto dura', text: skiTerms.duration },
    { name: 'Se ci ripensi', text: `${skiTerms.withdrawal} ${MONEY_BACK}` },
    { name: 'Chi c’è dietro', text: providerInWords(product) },
  ],
  claim: cover.claim,
  documents: [{ productKey: 'ski' }],
  guide: 'sci',
  events: () => import('./events.ts'),
  faq: [
    {
      question: 'Per sciare l’assicurazione è obbligatoria?',
      answer:
        'Sì: il decreto legislativo 40/2021 chiede a chi scia in pista una polizza di responsabilità civile. È compresa in tutti e due i pacchetti.',
    },
    {
      question: 'Posso acquistarla la mattina stessa?',
      answer:
        'Sì. Se scegli oggi come inizio, comincia appena il pagamento è confermato. Il primo giorno conta per intero.',
    },
    {
      question: 'Qual è la differenza tra Gold e Platinum?',
      answer:
        'Gold copre i danni che causi ad altri e le spese mediche. Platinum aggiunge l’invalidità permanente, il caso di morte e una diaria per i giorni in ospedale.',
    },
    {
      question: 'Posso assicurare tutta la famiglia?',
      answer: `Sì, fino a ${MAX_PEOPLE} persone con una polizza sola, da 1 a ${MAX_DAYS} giorni o per la stagione. Dai ${ADULT_SKIER_AGE} anni, il primo giorno di copertura, si è adulti.`,
    },
    {
      question: 'Vale anche fuori pista?',
      answer: 'No. Sono esclusi lo sci fuori dalle piste aperte, l’eliski, lo sci alpinismo e le gare.',
    },
    {
      question: 'Posso ripensarci dopo l’acquisto?',
      answer: `Dalla polizza stagionale sì, entro ${WITHDRAWAL_DAYS} giorni, ${SHORT_SEASON}. ${WITHOUT_WITHDRAWAL}`,
    },
  ],
};

export const covers = { [product.key]: cover };
