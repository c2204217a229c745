import { cents } from '../../../platform/values/money.ts';
import { type CoveredEvent, exclusionIn, guaranteeNamed, limitIn, noPayment } from '../event.ts';
import { perNight } from '../payout.ts';
import { COVID_AMOUNTS } from './amounts.ts';
import { covid19 as cover } from './cover.ts';

const { night, maxNights, intensiveCare, recovery, recoveryNights, yearly } = COVID_AMOUNTS;

const inHospital = (nights: number, more = 0) =>
  cents(
    Math.min(perNight(nights, night, maxNights) + (nights >= recoveryNights ? recovery : 0) + more, yearly),
  );

const nights = {
  unit: 'nights',
  label: 'Quante notti in ospedale',
  min: 1,
  max: 40,
  step: 1,
  initial: 10,
} as const;
const waiting = { tooEarly: 'nei primi 7 giorni', later: 'più tardi' };
const carenza = limitIn(cover, 'carenza');
const most = limitIn(cover, 'In un anno');

export const events: readonly CoveredEvent[] = [
  {
    key: 'hospital',
    name: 'Vai in ospedale per il Covid-19',
    size: nights,
    gives: 'sum',
    pays: (count) => [{ paidCents: inHospital(count) }],
    waiting,
    sources: [guaranteeNamed(cover, 'Ricovero'), guaranteeNamed(cover, 'Convalescenza'), carenza],
  },
  {
    key: 'intensive-care',
    name: 'Serve anche la terapia intensiva',
    size: nights,
    gives: 'sum',
    pays: (count) => [{ paidCents: inHospital(count, intensiveCare) }],
    waiting,
    sources: [
      guaranteeNamed(cover, 'Terapia intensiva'),
      guaranteeNamed(cover, 'Ricovero'),
      guaranteeNamed(cover, 'Convalescenza'),
      most,
      carenza,
    ],
  },
  {
    key: 'at-home',
    name: 'Resti in isolamento a casa',
    size: { ...nights, label: 'Quante notti a casa' },
    gives: 'sum',
    pays: noPayment,
    sources: [exclusionIn(cover, 'l’isolamento a casa')],
  },
];
