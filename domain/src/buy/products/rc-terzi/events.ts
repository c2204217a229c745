import { type Cents, cents } from '../../../platform/values/money.ts';
import { type CoveredEvent, exclusionIn, guaranteeNamed, limitIn, noPayment } from '../event.ts';
import { aboveExcess } from '../payout.ts';
import { LIABILITY_EXCESS } from './amounts.ts';
import { rcTerzi5 as cover } from './cover.ts';
import { rcTerzi10, rcTerzi5 } from './product.ts';

/** Both limits side by side: nothing else differs. */
const withBothCeilings =
  (excess = cents(0)) =>
  (damage: number) =>
    [rcTerzi5, rcTerzi10].map(({ title, ceilingCents = cents(0) }) => ({
      of: title,
      paidCents: aboveExcess(damage, { excess, limit: ceilingCents }),
    }));

/** A single line where the limit is far away. */
const below = (excess: Cents) => (damage: number) =>
  withBothCeilings(excess)(damage)
    .slice(0, 1)
    .map(({ paidCents }) => ({ paidCents }));

// The limit is the chosen one.
const everyDay = { ...guaranteeNamed(cover, 'Danni a persone e cose'), name: 'Danni a persone e cose' };

const damage = (max: number, step: number, initial: number) =>
  ({ unit: 'cents', label: 'Il danno', min: step, max, step, initial }) as const;

export const events: readonly CoveredEvent[] = [
  {
    key: 'window',
    name: 'Il pallone rompe una vetrina',
    size: damage(5000_00, 50_00, 900_00),
    gives: 'liability',
    pays: below(LIABILITY_EXCESS.things),
    sources: [everyDay, limitIn(cover, 'danni a cose')],
  },
  {
    key: 'water',
    name: 'La lavatrice allaga chi abita sotto',
    size: damage(15_000_00, 100_00, 3000_00),
    gives: 'liability',
    pays: below(LIABILITY_EXCESS.water),
    sources: [guaranteeNamed(cover, 'Casa'), limitIn(cover, 'acqua condotta')],
  },
  {
    key: 'dog',
    name: 'Il cane fa cadere una persona, che si fa molto male',
    size: damage(1_200_000_00, 10_000_00, 600_000_00),
    gives: 'liability',
    pays: withBothCeilings(),
    sources: [guaranteeNamed(cover, 'Animali domestici')],
  },
  {
    key: 'work',
    name: 'Rompi qualcosa sul lavoro',
    size: damage(5000_00, 50_00, 800_00),
    gives: 'liability',
    pays: noPayment,
    sources: [exclusionIn(cover, 'il lavoro')],
  },
];
