import { MOTOR_DIRECT_ACTION, SCOOTER_DUTY } from '../../../platform/law/articles.ts';
import { cents, formatWholeEuro } from '../../../platform/values/money.ts';
import type { Cover } from '../cover.ts';
import { ALWAYS_EXCLUDED, onTheMove } from '../on-the-move.ts';
import { MONOPATTINO_AMOUNTS } from './amounts.ts';

const { people, things, care } = MONOPATTINO_AMOUNTS;

export const monopattino: Cover = {
  ...onTheMove,
  kind: `Una polizza per chi guida un monopattino elettrico: la responsabilità civile che la ${SCOOTER_DUTY} rende obbligatoria, con le regole della RC auto, e gli infortuni di chi guida.`,
  forWhom:
    'Chi ha almeno 18 anni, vive in Italia e possiede un monopattino elettrico. È assicurato anche chi lo guida con il tuo permesso, dai 14 anni.',
  guarantees: [
    {
      name: 'Responsabilità civile',
      limit: `${formatWholeEuro(people)} per le persone, ${formatWholeEuro(things)} per le cose`,
      most: cents(people + things),
      text: 'i danni che il monopattino causa ad altri mentre circola, nei massimali di legge',
      happening: {
        key: 'liability',
        label: 'Ho causato un danno ad altri',
        picture: 'damage-to-others',
        paysBack: false,
      },
    },
    {
      name: 'Infortuni di chi guida',
      limit: 'fino a €\u00a020.000',
      most: cents(20_000_00),
      text: 'per un’invalidità permanente oltre il 5%; €\u00a010.000 in caso di morte',
      happening: {
        key: 'injury',
        label: 'Un infortunio di chi guidava',
        picture: 'injured-arm',
        paysBack: true,
      },
    },
    {
      name: 'Spese mediche',
      limit: `fino a ${formatWholeEuro(care.limit)}`,
      most: care.limit,
      text: `per le cure dopo un infortunio, con ${formatWholeEuro(care.excess)} di franchigia`,
      happening: {
        key: 'care',
        label: 'Ho pagato delle cure dopo un infortunio',
        picture: 'medical-bill',
        paysBack: true,
      },
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
