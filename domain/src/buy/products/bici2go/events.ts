import { type CoveredEvent, exclusionIn, guaranteeNamed, limitIn, noPayment } from '../event.ts';
import { aboveExcess, shareOf } from '../payout.ts';
import { BICI2GO_AMOUNTS } from './amounts.ts';
import { bici2go as cover } from './cover.ts';

const { liability, theft, theftExcessShare, yearlyLoss, repair } = BICI2GO_AMOUNTS;
const ownerShare = limitIn(cover, 'scoperto');

const stolen = (value: number) => shareOf(value, 1 - theftExcessShare, { limit: theft });

const bicycle = {
  unit: 'cents',
  label: 'Quanto l’hai pagata',
  min: 200_00,
  max: 4000_00,
  step: 50_00,
  initial: 1200_00,
} as const;

export const events: readonly CoveredEvent[] = [
  {
    key: 'theft',
    name: 'Ti rubano la bici appena comprata',
    size: bicycle,
    gives: 'refund',
    pays: (price) => [{ paidCents: stolen(price) }],
    sources: [guaranteeNamed(cover, 'Furto e rapina della bici'), ownerShare, limitIn(cover, 'Di notte')],
  },
  {
    // Not after two years: the conditions do not say whether the second 15% is of the price or of the
    // remaining value.
    key: 'theft-after-a-year',
    name: 'Ti rubano la bici dopo un anno',
    size: bicycle,
    gives: 'refund',
    pays: (price) => [{ paidCents: stolen(Math.round(price * (1 - yearlyLoss))) }],
    sources: [guaranteeNamed(cover, 'Furto e rapina della bici'), ownerShare, limitIn(cover, 'Di notte')],
  },
  {
    key: 'repair',
    name: 'Cadi e la bici va riparata',
    size: {
      unit: 'cents',
      label: 'Il conto della riparazione',
      min: 50_00,
      max: 1000_00,
      step: 10_00,
      initial: 300_00,
    },
    gives: 'refund',
    pays: (cost) => [{ paidCents: aboveExcess(cost, repair) }],
    sources: [guaranteeNamed(cover, 'Danni alla bici'), ownerShare],
  },
  {
    key: 'people',
    name: 'Fai cadere una persona',
    size: {
      unit: 'cents',
      label: 'Il danno alla persona',
      min: 10_000_00,
      max: 1_200_000_00,
      step: 10_000_00,
      initial: 60_000_00,
    },
    gives: 'liability',
    pays: (damage) => [{ paidCents: aboveExcess(damage, { limit: liability }) }],
    sources: [guaranteeNamed(cover, 'Responsabilità civile')],
  },
  {
    key: 'parts',
    name: 'Ti rubano solo la batteria',
    size: {
      unit: 'cents',
      label: 'Quanto costa una nuova',
      min: 50_00,
      max: 1000_00,
      step: 10_00,
      initial: 500_00,
    },
    gives: 'refund',
    pays: noPayment,
    sources: [exclusionIn(cover, 'delle sole parti')],
  },
];
