import { type CoveredEvent, exclusionIn, guaranteeNamed, noPayment } from '../event.ts';
import { aboveExcess } from '../payout.ts';
import { MONOPATTINO_AMOUNTS } from './amounts.ts';
import { monopattino as cover } from './cover.ts';

const { people, things, care } = MONOPATTINO_AMOUNTS;
const liability = guaranteeNamed(cover, 'Responsabilità civile');

const bills = {
  unit: 'cents',
  label: 'Le spese per le cure',
  min: 50_00,
  max: 2000_00,
  step: 10_00,
  initial: 400_00,
} as const;

export const events: readonly CoveredEvent[] = [
  {
    key: 'people',
    name: 'Fai cadere una persona',
    size: {
      unit: 'cents',
      label: 'Il danno alla persona',
      min: 5000_00,
      max: 500_000_00,
      step: 5000_00,
      initial: 60_000_00,
    },
    gives: 'liability',
    pays: (damage) => [{ paidCents: aboveExcess(damage, { limit: people }) }],
    sources: [liability],
  },
  {
    key: 'things',
    name: 'Righi un’auto ferma',
    size: {
      unit: 'cents',
      label: 'Il danno all’auto',
      min: 100_00,
      max: 5000_00,
      step: 50_00,
      initial: 1200_00,
    },
    gives: 'liability',
    pays: (damage) => [{ paidCents: aboveExcess(damage, { limit: things }) }],
    sources: [liability],
  },
  {
    key: 'care',
    name: 'Cadi e ti fai curare',
    size: bills,
    gives: 'refund',
    pays: (cost) => [{ paidCents: aboveExcess(cost, care) }],
    sources: [guaranteeNamed(cover, 'Spese mediche')],
  },
  {
    key: 'deliveries',
    name: 'Cadi mentre fai consegne',
    size: bills,
    gives: 'refund',
    pays: noPayment,
    sources: [exclusionIn(cover, 'consegna a domicilio')],
  },
];
