import { type CoveredEvent, exclusionIn, guaranteeNamed, limitIn, noPayment } from '../event.ts';
import { aboveExcess, perNight } from '../payout.ts';
import { MIMUOVO_AMOUNTS } from './amounts.ts';
import { mimuovo as cover } from './cover.ts';

const { liability, excess, night, maxNights } = MIMUOVO_AMOUNTS;

export const events: readonly CoveredEvent[] = [
  {
    key: 'things',
    name: 'In bici righi un’auto',
    size: {
      unit: 'cents',
      label: 'Il danno all’auto',
      min: 100_00,
      max: 5000_00,
      step: 50_00,
      initial: 1200_00,
    },
    gives: 'liability',
    pays: (damage) => [{ paidCents: aboveExcess(damage, { excess, limit: liability }) }],
    sources: [guaranteeNamed(cover, 'Responsabilità civile'), limitIn(cover, 'danni a cose')],
  },
  {
    key: 'people',
    name: 'Fai cadere una persona',
    size: {
      unit: 'cents',
      label: 'Il danno alla persona',
      min: 5000_00,
      max: 700_000_00,
      step: 5000_00,
      initial: 60_000_00,
    },
    gives: 'liability',
    pays: (damage) => [{ paidCents: aboveExcess(damage, { limit: liability }) }],
    sources: [guaranteeNamed(cover, 'Responsabilità civile')],
  },
  {
    key: 'hospital',
    name: 'Cadi e vai in ospedale',
    size: { unit: 'nights', label: 'Quante notti in ospedale', min: 1, max: 40, step: 1, initial: 5 },
    gives: 'sum',
    pays: (count) => [{ paidCents: perNight(count, night, maxNights) }],
    sources: [guaranteeNamed(cover, 'Diaria da ricovero')],
  },
  {
    key: 'theft',
    name: 'Ti rubano la bici',
    size: {
      unit: 'cents',
      label: 'Il valore della bici',
      min: 100_00,
      max: 3000_00,
      step: 50_00,
      initial: 800_00,
    },
    gives: 'refund',
    pays: noPayment,
    sources: [exclusionIn(cover, 'il furto')],
  },
];
