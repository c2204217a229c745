import { MOTOR_DIRECT_ACTION, SCOOTER_DUTY } from '../../law/articles.ts';
import type { Cover } from '../cover.ts';

/** The same for everybody who is insured on the move. */
const onTheMove = {
  provider: 'insurer',
  renewal: 'renews-tacitly',
  claim: [
    'Soccorri chi è ferito e chiama il 112 se serve; scambia i dati, fotografa, cerca testimoni.',
    'Avvisaci entro 3 giorni da quando è successo, o da quando l’hai saputo.',
    'La compagnia risponde entro 30 giorni da quando i documenti sono completi.',
  ],
  duties: [
    'dare informazioni vere quando acquisti e dire se qualcosa cambia;',
    'rispettare il Codice della strada: casco, luci e freni dove sono obbligatori;',
    'avvisare entro 3 giorni dal sinistro e non riconoscere colpe prima di aver sentito la compagnia.',
  ],
} as const;

const ALWAYS_EXCLUDED = [
  'i danni causati apposta, o guidando in stato di ebbrezza o sotto l’effetto di sostanze',
  'le gare, le prove e l’uso fuori dalle strade e dai sentieri permessi',
  'il lavoro di consegna a domicilio e il noleggio ad altri',
];

export const monopattino: Cover = {
  ...onTheMove,
  renewal: 'ends-by-law',
  kind: `Una polizza per chi guida un monopattino elettrico: la responsabilità civile che la ${SCOOTER_DUTY} rende obbligatoria, con le regole della RC auto, e gli infortuni di chi guida.`,
  forWhom:
    'Chi ha almeno 18 anni, vive in Italia e possiede un monopattino elettrico. È assicurato anche chi lo guida con il tuo permesso, dai 14 anni.',
  guarantees: [
    {
      name: 'Responsabilità civile',
      limit: '€\u00a06.450.000 per le persone, €\u00a01.300.000 per le cose',
      text: 'i danni che il monopattino causa ad altri mentre circola, nei massimali di legge',
    },
    {
      name: 'Infortuni di chi guida',
      limit: 'fino a €\u00a020.000',
      text: 'per un’invalidità permanente oltre il 5%; €\u00a010.000 in caso di morte',
    },
    {
      name: 'Spese mediche',
      limit: 'fino a €\u00a01.000',
      text: 'per le cure dopo un infortunio, con €\u00a050 di franchigia',
    },
  ],
  exclusions: [
    'i monopattini modificati, o che superano la velocità permessa',
    'i monopattini in condivisione: li assicura chi li noleggia',
    ...ALWAYS_EXCLUDED,
  ],
  limits: [
    `Esclusioni e limiti non valgono contro chi ha subito il danno: la compagnia lo risarcisce fino al massimale e poi può chiederti indietro quanto ha pagato (rivalsa), per esempio se il monopattino era modificato o chi guidava non ne aveva i requisiti (${MOTOR_DIRECT_ACTION}).`,
    'Per gli infortuni le invalidità fino al 5% non danno diritto a un indennizzo.',
  ],
  where: 'In Italia, nella Repubblica di San Marino e nella Città del Vaticano.',
};

export const mimuovo: Cover = {
  ...onTheMove,
  kind: 'Una polizza per chi si sposta con mezzi leggeri, propri o in condivisione: responsabilità civile e infortuni.',
  forWhom: 'Chi ha almeno 18 anni e vive in Italia. L’assicurato sei tu, qualunque mezzo leggero usi.',
  guarantees: [
    {
      name: 'Responsabilità civile',
      limit: 'fino a €\u00a0500.000 per sinistro',
      text: 'i danni che causi ad altri in bici, e-bike, pattini, a piedi, e con mezzi in condivisione per quello che la loro polizza non paga',
    },
    {
      name: 'Infortuni',
      limit: 'fino a €\u00a025.000',
      text: 'per un’invalidità permanente oltre il 5%; €\u00a010.000 in caso di morte',
    },
    {
      name: 'Diaria da ricovero',
      limit: '€\u00a030 al giorno, fino a 30 giorni',
      text: 'per ogni notte in ospedale dopo un infortunio',
    },
    {
      name: 'Assistenza',
      limit: '3 interventi all’anno',
      text: 'un taxi fino a casa, €\u00a0100 al massimo, se il mezzo si ferma o ti fai male',
    },
  ],
  exclusions: [
    'il monopattino elettrico di tua proprietà e ogni altro mezzo con assicurazione obbligatoria',
    'il furto e i danni al mezzo',
    ...ALWAYS_EXCLUDED,
  ],
  limits: [
    'Per i danni a cose restano a tuo carico €\u00a0150 (franchigia).',
    'Per gli infortuni le invalidità fino al 5% non danno diritto a un indennizzo.',
  ],
  where: 'In tutto il mondo per viaggi fino a 60 giorni; in Italia sempre. L’assistenza solo in Europa.',
};

export const bici2go: Cover = {
  ...onTheMove,
  kind: 'Una polizza per chi ha una bici o una e-bike: responsabilità civile, infortuni, furto e danni alla bici.',
  forWhom:
    'Chi ha almeno 18 anni, vive in Italia e possiede una bici o una e-bike fino a 25 km/h e 250 watt.',
  guarantees: [
    {
      name: 'Responsabilità civile',
      limit: 'fino a €\u00a01.000.000 per sinistro',
      text: 'i danni che tu, o chi vive con te, causate ad altri in bici',
    },
    {
      name: 'Infortuni',
      limit: 'fino a €\u00a025.000',
      text: 'per un’invalidità permanente oltre il 5%; €\u00a010.000 in caso di morte',
    },
    {
      name: 'Furto e rapina della bici',
      limit: 'fino a €\u00a01.500',
      text: 'il valore della bici, che scende del 15% all’anno dall’acquisto',
    },
    {
      name: 'Danni alla bici',
      limit: 'fino a €\u00a0500',
      text: 'la riparazione dopo una caduta o un urto',
    },
    {
      name: 'Assistenza',
      limit: '3 interventi all’anno',
      text: 'il soccorso in strada o un taxi fino a casa',
    },
  ],
  exclusions: [
    'il furto della bici lasciata senza un lucchetto ad arco o a catena chiuso a un punto fisso',
    'il furto delle sole parti: ruote, sella, batteria, accessori',
    'i danni estetici, l’usura e i difetti di fabbrica',
    ...ALWAYS_EXCLUDED,
  ],
  limits: [
    'Per il furto resta a tuo carico il 10% del danno (scoperto), per i danni alla bici €\u00a050 (franchigia).',
    'Di notte, dalle 22 alle 6, il furto è coperto solo in un luogo chiuso.',
    'Servono la fattura o lo scontrino e il numero di telaio, e la denuncia entro 48 ore.',
  ],
  where: 'In Europa; l’assistenza in Italia, Francia, Svizzera, Austria e Slovenia.',
};
