import { partners } from '../../../platform/brand/partners.ts';
import { CANCER_SAFEGUARD, HONEST_ANSWERS, LIFE_WITHDRAWAL } from '../../../platform/law/articles.ts';
import { cancerForgotten } from '../../../platform/law/cancer-forgotten.ts';
import { DURATION_YEARS, SUM_ASSURED_EURO } from './choices.ts';
import { exampleLifePrice, LIFE_START, lifeStartingPrice } from './starting-price.ts';
import { LIFE_TARIFF } from './tariff.ts';
import { VALIDITY_DAYS } from './validity.ts';
import { centsFromEuro, formatEuro, formatWholeEuro } from '../../../platform/values/money.ts';
import type { ProductText } from '../page-text.ts';

const whole = (euro: number) => formatWholeEuro(centsFromEuro(euro));
const { entryAge, oldestAtExpiry } = LIFE_TARIFF;

const AGES = [30, 40, 50] as const;
const exampleRow = (sumEuro: number, years: number) => ({
  name: `${whole(sumEuro)} per ${years} anni`,
  values: AGES.map((age) => formatEuro(exampleLifePrice(age, sumEuro, years))),
});

/** Quoted here and concluded with a consultant: we have no documents to read before. */
export const page: ProductText = {
  key: 'vita',
  lead: 'Si chiama temporanea caso morte ed è la forma più semplice di polizza vita: paghi una cifra fissa al mese e, se vieni a mancare negli anni che hai scelto, le persone che indichi ricevono un capitale.',
  note: 'Cinque domande, nessuna registrazione.',
  suits: [
    'qualcuno farebbe fatica senza il tuo reddito: figli, chi vive con te, un socio',
    'stai pagando un mutuo',
    'vuoi sapere quanto costa prima di parlarne con qualcuno',
  ],
  doesNotSuit: [
    'non hai debiti né persone a carico: di solito puoi farne a meno',
    'cerchi un risparmio: alla scadenza la polizza finisce, senza rimborsi',
  ],
  guarantees: [
    {
      name: 'Capitale a chi scegli tu',
      limit: `da ${whole(SUM_ASSURED_EURO.min)} a ${whole(SUM_ASSURED_EURO.max)}`,
      text: 'alle persone che indichi come beneficiari, se vieni a mancare durante la polizza',
    },
    {
      name: 'Un prezzo che non cambia',
      limit: `da ${DURATION_YEARS.min} a ${DURATION_YEARS.max} anni`,
      text: 'ogni mese la stessa cifra, per tutta la durata che scegli',
    },
  ],
  exclusions: [
    'chi alla scadenza sta bene: la polizza finisce e non si riceve nulla, è una protezione e non un risparmio',
    'di solito alcune attività pericolose, alcuni Paesi e il primo periodo dopo la firma: le esclusioni esatte sono nel set informativo della compagnia',
  ],
  limits: [
    `Ci si assicura da ${entryAge.youngest} a ${entryAge.oldest} anni, e la polizza finisce al più tardi a ${oldestAtExpiry}.`,
    `Prima del contratto la compagnia può farti domande sulla salute: si risponde con precisione, perché una risposta sbagliata può ridurre o far perdere il pagamento (${HONEST_ANSWERS}). ${CANCER_SAFEGUARD}`,
  ],
  comparison: {
    title: 'Quanto costa al mese, per chi non fuma',
    columns: AGES.map((age) => `a ${age} anni`),
    rows: [exampleRow(100_000, 10), exampleRow(100_000, 20), exampleRow(200_000, 20)],
    note: `Sono esempi calcolati con la tariffa di ${partners.lifeInsurer}. Il prezzo più basso, ${formatEuro(lifeStartingPrice())} al mese, è di chi a ${LIFE_START.age} anni sceglie ${whole(LIFE_START.sumEuro)} per ${LIFE_START.years} anni. Il tuo lo vedi dopo cinque domande.`,
  },
  facts: [
    {
      name: 'Chi può chiederla',
      text: `Chi ha da ${entryAge.youngest} a ${entryAge.oldest} anni. Fumare cambia il prezzo; essere uomo o donna no, lo vieta la legge europea.`,
    },
    {
      name: 'Come si fa',
      text: 'Cinque domande e vedi il prezzo al mese, con il conto spiegato riga per riga. Se vuoi andare avanti lasci un recapito e ti chiama un consulente: il contratto si conclude con lui, non online.',
    },
    {
      name: 'Quanto vale il preventivo',
      text: `${VALIDITY_DAYS} giorni. È gratuito e non ti impegna a nulla.`,
    },
    {
      name: 'Prima di firmare',
      text: 'Ricevi il set informativo della compagnia, con le garanzie, le esclusioni e i costi: lo leggi con calma, prima di decidere.',
    },
    { name: 'Se hai avuto un tumore', text: cancerForgotten },
    {
      name: 'Se ci ripensi',
      text: `Per le assicurazioni sulla vita la legge dà 30 giorni per recedere, da quando sai che il contratto è concluso, senza spiegare perché (${LIFE_WITHDRAWAL}).`,
    },
  ],
  claim: [
    'Chi è indicato come beneficiario scrive alla compagnia, con i documenti elencati nel set informativo.',
    'Il capitale è un diritto proprio dei beneficiari: non passa dall’eredità.',
    'Perché tutto sia semplice, di’ a qualcuno che la polizza esiste.',
  ],
  documents: [],
  guide: 'vita',
  faq: [
    {
      question: 'Quanto capitale mi serve?',
      answer:
        'Per orientarti: cinque anni di reddito, più il mutuo che resta. Somma i debiti e le spese della famiglia per gli anni in cui avrà bisogno di te, poi togli i risparmi.',
    },
    {
      question: 'Se alla scadenza sto bene, mi restituite i soldi?',
      answer:
        'No. La polizza finisce senza rimborsi: è il prezzo della protezione, come per l’auto o la casa. È anche il motivo per cui costa poco.',
    },
    {
      question: 'Il prezzo aumenta con gli anni?',
      answer: 'No, resta lo stesso per tutta la durata che hai scelto.',
    },
    {
      question: 'Per vedere il prezzo devo lasciare il telefono?',
      answer: 'No. Il prezzo lo vedi subito. Un consulente ti chiama solo se lo chiedi tu.',
    },
    {
      question: 'I beneficiari pagano le tasse sul capitale?',
      answer:
        'La somma versata per il caso di morte non è soggetta a IRPEF e non sconta l’imposta di successione.',
    },
  ],
};

export const covers = {};
