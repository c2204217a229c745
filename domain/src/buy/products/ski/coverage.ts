import { type Cents, cents, formatWholeEuro } from '../../../platform/values/money.ts';
import type { SkiChoice } from './choice.ts';

/** One guarantee, as worded in the summary card and on the certificate. */
export type SkiCoverage = {
  readonly name: string;
  readonly limit: string;
  /** Its limit as an amount; absent if the conditions state none. */
  readonly most?: Cents;
  readonly text: string;
};

const whole = (euro: number) => formatWholeEuro(cents(euro * 100));

export const SKI_LIABILITY = cents(250_000_00);
export const SKI_CARE = cents(200_00);
export const HOSPITAL_DAY_CENTS = cents(20_00);
export const HOSPITAL_DAYS = 60;

const always: readonly SkiCoverage[] = [
  {
    name: 'Responsabilità civile',
    limit: `fino a ${formatWholeEuro(SKI_LIABILITY)}`,
    most: SKI_LIABILITY,
    text: 'i danni che causi ad altri sulle piste, alle persone e alle cose',
  },
  {
    name: 'Spese mediche',
    limit: formatWholeEuro(SKI_CARE),
    most: SKI_CARE,
    text: 'le cure dopo un infortunio sugli sci',
  },
];

const platinum: readonly SkiCoverage[] = [
  {
    name: 'Invalidità permanente',
    limit: whole(20_000),
    most: cents(20_000_00),
    text: 'se un infortunio sugli sci lascia conseguenze per sempre',
  },
  {
    name: 'Morte',
    limit: whole(30_000),
    most: cents(30_000_00),
    text: 'a chi resta, se un infortunio sugli sci è mortale',
  },
  {
    name: 'Diaria da ricovero',
    limit: `${formatWholeEuro(HOSPITAL_DAY_CENTS)} al giorno, fino a ${HOSPITAL_DAYS} giorni`,
    most: cents(HOSPITAL_DAY_CENTS * HOSPITAL_DAYS),
    text: 'per ogni giorno in ospedale dopo un infortunio sugli sci',
  },
];

const longStay: readonly SkiCoverage[] = [
  {
    name: 'Rimborso delle spese',
    limit: 'per la parte non goduta',
    text: 'skipass, lezioni e noleggio già pagati, se un infortunio ti ferma',
  },
  {
    name: 'Rimborso ai familiari',
    limit: 'per la parte non goduta',
    text: 'le stesse spese di chi in famiglia torna a casa con te',
  },
];

/** Up to this many days nothing can be refunded. */
const SHORT_STAY_DAYS = 3;

export const coverageOf = ({ policyType, policyDuration, policyDayCount }: SkiChoice) => [
  ...always,
  ...(policyType === 'plus' ? platinum : []),
  ...(policyDuration === 'season' || policyDayCount > SHORT_STAY_DAYS ? longStay : []),
];
