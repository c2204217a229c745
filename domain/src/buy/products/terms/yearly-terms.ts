import type { PurchasableProduct, Renewal } from '../product.ts';
import { RENEWAL_GRACE_DAYS } from '../../deal/renewal.ts';
import { WITHDRAWAL_DAYS } from '../../deal/withdrawal.ts';
import { MOTOR_NO_TACIT_RENEWAL } from '../../../platform/law/articles.ts';
import { formatEuro } from '../../../platform/values/money.ts';
import type { Terms } from './terms-in-words.ts';

/** Shown wherever the end of a compulsory insurance is mentioned. */
export const ENDS_BY_LAW = `Alla scadenza finisce: per le assicurazioni obbligatorie dei veicoli la legge non ammette il tacito rinnovo (${MOTOR_NO_TACIT_RENEWAL}). Almeno 30 giorni prima ti avvisiamo e ti proponiamo il nuovo anno; la copertura continua per ${RENEWAL_GRACE_DAYS} giorni dopo la scadenza, fino a quando comincia una nuova polizza.`;

const renewals = {
  ends: 'Alla scadenza finisce da sola: non si rinnova e non devi disdire nulla.',
  'renews-tacitly':
    'Alla scadenza si rinnova di anno in anno (tacito rinnovo), se nessuno disdice. Almeno 30 giorni prima ti scriviamo il prezzo del nuovo anno.',
  'ends-by-law': ENDS_BY_LAW,
} satisfies Record<Renewal, string>;

const cancellings = {
  ends: 'Non serve disdire. Nei primi 14 giorni puoi recedere senza spiegazioni: trovi come nell’appendice sulla vendita a distanza.',
  'renews-tacitly':
    'Puoi disdire fino al giorno prima della scadenza, con un’e-mail o dalla tua area personale, senza penali. Nei primi 14 giorni puoi recedere senza spiegazioni: trovi come nell’appendice sulla vendita a distanza.',
  'ends-by-law':
    'Non serve disdire: alla scadenza finisce, se non paghi un altro anno. Nei primi 14 giorni puoi recedere senza spiegazioni: trovi come nell’appendice sulla vendita a distanza.',
} satisfies Record<Renewal, string>;

const payFirst = {
  paying: 'al momento dell’acquisto o dal link che ricevi per e-mail',
  beginning:
    'Per attivarla ti chiediamo di firmare i documenti con un codice che ricevi per e-mail: se firmi più tardi, comincia il giorno dopo la firma.',
  concluding: (price: string) => `paghi ${price} e firmi i documenti con un codice ricevuto per e-mail`,
};

const signFirst: typeof payFirst = {
  paying: 'dal link che ricevi per e-mail dopo la firma',
  beginning: 'Prima firmi i documenti, con un codice che ricevi per e-mail.',
  concluding: (price) => `firmi i documenti con un codice ricevuto per e-mail e paghi ${price}`,
};

/** All products sold for a year at a fixed price. */
export const yearlyTerms = (product: PurchasableProduct): Terms => {
  const price = formatEuro(product.priceCents);
  const { paying, beginning, concluding } = product.order === 'sign-first' ? signFirst : payFirst;
  return {
    price: `Il prezzo è di ${price} all’anno, imposte comprese. Si paga una volta sola, con carta, ${paying}.`,
    duration: `Dura un anno e comincia il giorno dopo il pagamento. ${beginning} ${renewals[product.renewal]}`,
    cancelling: cancellings[product.renewal],
    conclusion: `Il contratto si conclude online, in italiano, quando ${concluding(price)}.`,
    withdrawal: `Puoi recedere entro ${WITHDRAWAL_DAYS} giorni dalla conclusione del contratto, o da quando hai ricevuto le condizioni se arrivano dopo. Non devi spiegare perché e non paghi penali.`,
  };
};
