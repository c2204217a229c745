import { toProduct, toQuote } from './links.ts';
import type { SuitabilityOption, SuitabilityQuestion } from './question.ts';

const toMobility = toQuote('mobilita');

/** Excluded whatever one moves with. */
const forWork = (what: string): SuitabilityOption => ({
  value: 'work',
  label: `Per consegne a domicilio, o ${what} ad altri`,
  refusal: {
    why: 'La polizza è per l’uso privato: consegne a domicilio e noleggio sono esclusi, e per questo non possiamo vendertela.',
    instead: 'Per chi ci lavora servono altre polizze: un consulente le cerca per te.',
    link: toQuote('rc-professionale'),
  },
});

const forRaces: SuitabilityOption = {
  value: 'races',
  label: 'Per gare, o fuori dalle strade e dai sentieri permessi',
  refusal: {
    why: 'Le gare e l’uso fuori dalle strade e dai sentieri permessi sono esclusi: per questo non possiamo vendertela.',
    instead: 'Per chi fa sport esistono polizze apposite: un consulente le cerca per te.',
    link: toQuote('sport'),
  },
};

export const monopattino: readonly SuitabilityQuestion[] = [
  {
    id: 'vehicle',
    question: 'Di chi è il monopattino?',
    options: [
      {
        value: 'own',
        label: 'È mio, e non è modificato',
        fits: 'Il monopattino è tuo e conforme: è quello che la polizza assicura.',
      },
      {
        value: 'shared',
        label: 'Uso quelli in condivisione',
        refusal: {
          why: 'I monopattini in condivisione li assicura chi li noleggia: questa polizza non ti servirebbe, e per questo non possiamo vendertela.',
          instead: 'Per una protezione tua, con mezzi propri o in condivisione, c’è MiMuovo.',
          link: toProduct('mimuovo', 'MiMuovo'),
        },
      },
      {
        value: 'modified',
        label: 'È modificato, o va più veloce di quanto è permesso',
        refusal: {
          why: 'Un monopattino modificato o troppo veloce non può circolare, e la polizza lo esclude: per questo non possiamo vendertela.',
          instead: 'Quando sarà di nuovo conforme potrai assicurarlo; se hai dubbi chiedi a un consulente.',
          link: toMobility,
        },
      },
    ],
  },
  {
    id: 'use',
    question: 'A che cosa ti serve?',
    options: [
      {
        value: 'private',
        label: 'A spostarmi, anche per andare al lavoro o a scuola',
        fits: 'Lo usi per spostarti: è l’uso privato che la polizza copre.',
      },
      forWork('lo noleggio'),
      forRaces,
    ],
  },
];

export const mimuovo: readonly SuitabilityQuestion[] = [
  {
    id: 'vehicle',
    question: 'Come ti sposti di solito?',
    options: [
      {
        value: 'light',
        label: 'In bici, e-bike, pattini, a piedi, o con mezzi in condivisione',
        fits: 'Ti sposti a piedi o con mezzi leggeri, tuoi o in condivisione: è quello che la polizza copre.',
      },
      {
        value: 'own-scooter',
        label: 'Con un monopattino elettrico mio',
        refusal: {
          why: 'Un monopattino elettrico tuo ha un’assicurazione obbligatoria, e MiMuovo non lo è: per questo non possiamo vendertela.',
          instead: 'Quella giusta è Monopattino.',
          link: toProduct('monopattino', 'Monopattino'),
        },
      },
      {
        value: 'motor',
        label: 'In auto, in moto o con altri mezzi da assicurare per legge',
        refusal: {
          why: 'I mezzi con assicurazione obbligatoria sono esclusi: per questo non possiamo vendertela.',
          instead: 'Per l’auto o la moto un consulente confronta per te prezzi e garanzie.',
          link: toQuote('auto'),
        },
      },
    ],
  },
  {
    id: 'need',
    question: 'Che cosa vuoi proteggere?',
    options: [
      {
        value: 'people',
        label: 'Me, se mi faccio male, e gli altri, se causo un danno',
        fits: 'La polizza copre i danni che causi ad altri e i tuoi infortuni.',
      },
      {
        value: 'theft',
        label: 'Soprattutto il mezzo, da furto e danni',
        refusal: {
          why: 'Il furto e i danni al mezzo non sono coperti: per questo non possiamo vendertela.',
          instead: 'Se hai una bici o una e-bike tua c’è Bici2Go.',
          link: toProduct('bici2go', 'Bici2Go'),
        },
      },
    ],
  },
  {
    id: 'use',
    question: 'A che cosa ti serve muoverti così?',
    options: [
      {
        value: 'private',
        label: 'Alla vita di ogni giorno, anche per andare al lavoro o a scuola',
        fits: 'Ti muovi per la tua vita privata: è l’uso che la polizza copre.',
      },
      forWork('per noleggiare mezzi'),
      forRaces,
    ],
  },
];

export const bici2go: readonly SuitabilityQuestion[] = [
  {
    id: 'vehicle',
    question: 'Che bici vuoi assicurare?',
    options: [
      {
        value: 'own',
        label: 'Una bici mia, o una e-bike mia fino a 25 km/h e 250 watt',
        fits: 'Hai una bici o una e-bike tua nei limiti di legge: è quello che la polizza assicura.',
      },
      {
        value: 'faster',
        label: 'Una e-bike più veloce o più potente',
        refusal: {
          why: 'Oltre i 25 km/h o i 250 watt per legge non è più una bici, e la polizza non vale: per questo non possiamo vendertela.',
          instead: 'Serve un’assicurazione da ciclomotore: un consulente la cerca per te.',
          link: toQuote('moto'),
        },
      },
      {
        value: 'shared',
        label: 'Non ne ho una mia: uso quelle in condivisione',
        refusal: {
          why: 'Bici2Go assicura la tua bici: senza, pagheresti anche garanzie che non puoi usare, e per questo non possiamo vendertela.',
          instead: 'Per chi usa bici in condivisione c’è MiMuovo.',
          link: toProduct('mimuovo', 'MiMuovo'),
        },
      },
    ],
  },
  {
    id: 'use',
    question: 'A che cosa ti serve la bici?',
    options: [
      {
        value: 'private',
        label: 'A spostarmi e per piacere, anche per andare al lavoro o a scuola',
        fits: 'La usi per spostarti e per piacere: è l’uso privato che la polizza copre.',
      },
      forWork('la noleggio'),
      forRaces,
    ],
  },
];
