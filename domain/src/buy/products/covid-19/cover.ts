import { cents, formatWholeEuro } from '../../../platform/values/money.ts';
import { COVID_MAX_AGE, COVID_MIN_AGE } from './product.ts';
import type { Cover } from '../cover.ts';
import { COVID_AMOUNTS } from './amounts.ts';

const { night, maxNights, intensiveCare, recovery, recoveryNights, yearly } = COVID_AMOUNTS;

export const covid19: Cover = {
  kind: 'Un sussidio in denaro per chi si ammala di Covid-19. Non rimborsa spese: paga una somma fissa quando succede quello che è scritto qui.',
  forWhom: `Chi vive in Italia e alla data di acquisto ha da ${COVID_MIN_AGE} a ${COVID_MAX_AGE} anni compiuti.`,
  guarantees: [
    {
      name: 'Ricovero',
      limit: `${formatWholeEuro(night)} al giorno, fino a ${maxNights} giorni`,
      most: cents(night * maxNights),
      text: 'per ogni notte in ospedale, dalla prima, quando il Covid-19 è la causa principale del ricovero',
      happening: {
        key: 'hospital',
        label: 'Un ricovero in ospedale',
        picture: 'hospital-bed',
        paysBack: true,
        fromDay: 8,
      },
    },
    {
      name: 'Terapia intensiva',
      limit: `${formatWholeEuro(intensiveCare)}, una volta`,
      most: intensiveCare,
      text: 'se durante il ricovero serve la terapia intensiva o subintensiva',
      happening: {
        key: 'intensive-care',
        label: 'Un ricovero in terapia intensiva',
        picture: 'intensive-care',
        paysBack: true,
        fromDay: 8,
      },
    },
    {
      name: 'Convalescenza',
      limit: `${formatWholeEuro(recovery)}, una volta`,
      most: recovery,
      text: `alla dimissione, dopo un ricovero di almeno ${recoveryNights} notti`,
      happening: {
        key: 'recovery',
        label: 'La convalescenza dopo il ricovero',
        picture: 'resting-at-home',
        paysBack: true,
        fromDay: 8,
      },
    },
    {
      name: 'Consulto medico a distanza',
      limit: '2 all’anno',
      text: 'per telefono o in video, ogni giorno dalle 8 alle 20',
    },
  ],
  exclusions: [
    'le malattie diverse dal Covid-19, anche se curate nello stesso ricovero',
    'i ricoveri iniziati prima che il sussidio sia attivo, o per un’infezione accertata prima',
    'l’isolamento a casa e gli accessi al pronto soccorso senza ricovero',
    'le cure ricevute fuori dall’Unione europea, dal Regno Unito e dalla Svizzera',
  ],
  limits: [
    'Nei primi 7 giorni dall’attivazione il sussidio non è dovuto (carenza).',
    `In un anno la somma di tutte le prestazioni non supera ${formatWholeEuro(yearly)}.`,
    'Serve un esame molecolare o antigenico positivo, fatto in una struttura autorizzata.',
  ],
  where: 'In Italia, negli altri Paesi dell’Unione europea, nel Regno Unito e in Svizzera.',
  duties: [
    'dare informazioni vere quando acquisti;',
    'chiedere il sussidio entro 30 giorni dalla dimissione, con la lettera di dimissione e il referto dell’esame.',
  ],
  claim: [
    'Scrivici entro 30 giorni dalla dimissione, allegando lettera di dimissione e referto.',
    'La richiesta viene esaminata entro 20 giorni da quando i documenti sono completi.',
    'Il sussidio arriva con un bonifico entro i 10 giorni successivi.',
  ],
};
