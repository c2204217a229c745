import { cents, formatWholeEuro } from '../../../platform/values/money.ts';
import type { Cover } from '../cover.ts';
import { ALWAYS_EXCLUDED, onTheMove } from '../on-the-move.ts';
import { MIMUOVO_AMOUNTS } from './amounts.ts';

const { liability, excess, night, maxNights, taxi } = MIMUOVO_AMOUNTS;

export const mimuovo: Cover = {
  ...onTheMove,
  kind: 'Una polizza per chi si sposta con mezzi leggeri senza assicurazione obbligatoria, propri o in condivisione: responsabilità civile e infortuni.',
  forWhom:
    'Chi ha almeno 18 anni e vive in Italia. L’assicurato sei tu, qualunque bici o altro mezzo leggero usi.',
  guarantees: [
    {
      name: 'Responsabilità civile',
      limit: `fino a ${formatWholeEuro(liability)} per sinistro`,
      most: liability,
      text: 'i danni che causi ad altri in bici, e-bike, pattini e a piedi; con bici ed e-bike in condivisione, per quello che la loro polizza non paga',
      happening: {
        key: 'liability',
        label: 'Ho causato un danno ad altri',
        picture: 'damage-to-others',
        paysBack: false,
      },
    },
    {
      name: 'Infortuni',
      limit: 'fino a €\u00a025.000',
      most: cents(25_000_00),
      text: 'per un’invalidità permanente oltre il 5%; €\u00a010.000 in caso di morte',
      happening: { key: 'injury', label: 'Un infortunio', picture: 'injured-arm', paysBack: true },
    },
    {
      name: 'Diaria da ricovero',
      limit: `${formatWholeEuro(night)} al giorno, fino a ${maxNights} giorni`,
      most: cents(night * maxNights),
      text: 'per ogni notte in ospedale dopo un infortunio',
      happening: {
        key: 'hospital',
        label: 'Un ricovero dopo un infortunio',
        picture: 'hospital-bed',
        paysBack: true,
      },
    },
    {
      name: 'Assistenza',
      limit: '3 interventi all’anno',
      text: `un taxi fino a casa, ${formatWholeEuro(taxi)} al massimo, se il mezzo si ferma o ti fai male`,
      happening: {
        key: 'taxi',
        label: 'Ho preso un taxi per tornare a casa',
        picture: 'taxi-home',
        paysBack: true,
      },
    },
  ],
  exclusions: [
    'il monopattino elettrico, tuo o in condivisione, e ogni altro mezzo con assicurazione obbligatoria',
    'il furto e i danni al mezzo',
    ...ALWAYS_EXCLUDED,
  ],
  limits: [
    `Per i danni a cose restano a tuo carico ${formatWholeEuro(excess)} (franchigia).`,
    'Per gli infortuni le invalidità fino al 5% non danno diritto a un indennizzo.',
  ],
  where: 'In tutto il mondo per viaggi fino a 60 giorni; in Italia sempre. L’assistenza solo in Europa.',
};
