import { cents } from '../../../platform/values/money.ts';
import { type CoveredEvent, exclusionIn, guaranteeNamed, limitIn, noPayment } from '../event.ts';
import { aboveExcess, perNight } from '../payout.ts';
import { PACKAGE_NAMES } from './choice.ts';
import { ski as cover } from './cover.ts';
import { HOSPITAL_DAY_CENTS, HOSPITAL_DAYS, SKI_CARE, SKI_LIABILITY } from './coverage.ts';

const bills = {
  unit: 'cents',
  label: 'Le spese per le cure',
  min: 20_00,
  max: 1000_00,
  step: 10_00,
  initial: 300_00,
} as const;

export const events: readonly CoveredEvent[] = [
  {
    key: 'people',
    name: 'Travolgi un’altra persona in pista',
    size: {
      unit: 'cents',
      label: 'Il danno alla persona',
      min: 5000_00,
      max: 400_000_00,
      step: 5000_00,
      initial: 80_000_00,
    },
    gives: 'liability',
    pays: (damage) => [{ paidCents: aboveExcess(damage, { limit: SKI_LIABILITY }) }],
    sources: [guaranteeNamed(cover, 'Responsabilità civile')],
  },
  {
    key: 'care',
    name: 'Cadi e ti fai curare',
    size: bills,
    gives: 'refund',
    pays: (cost) => [{ paidCents: aboveExcess(cost, { limit: SKI_CARE }) }],
    sources: [guaranteeNamed(cover, 'Spese mediche')],
  },
  {
    key: 'hospital',
    name: 'Cadi e resti in ospedale',
    size: { unit: 'days', label: 'Quanti giorni in ospedale', min: 1, max: 70, step: 1, initial: 6 },
    gives: 'sum',
    pays: (days) => [
      { of: PACKAGE_NAMES.base, paidCents: cents(0) },
      { of: PACKAGE_NAMES.plus, paidCents: perNight(days, HOSPITAL_DAY_CENTS, HOSPITAL_DAYS) },
    ],
    sources: [guaranteeNamed(cover, 'Diaria da ricovero'), limitIn(cover, 'solo del pacchetto')],
  },
  {
    key: 'off-piste',
    name: 'Ti fai male fuori pista',
    size: bills,
    gives: 'refund',
    pays: noPayment,
    sources: [exclusionIn(cover, 'fuori dalle piste aperte')],
  },
];
