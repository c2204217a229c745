import type { ProductKey } from '../../buy/products/catalogue.ts';
import type { AreaKey } from './areas.ts';
import { policyCovers } from './score-table.ts';

type Covers = Partial<Readonly<Record<AreaKey, number>>>;

// Electric scooters are excluded, and their riders are the ones who need it most.
const liability: Covers = { ...policyCovers[3], mobilita: 0 };

/** How much of an area each of our products covers: as the corresponding policy of the questionnaire. */
const productCovers: Readonly<Record<ProductKey, Covers>> = {
  pet: policyCovers[11],
  'rc-terzi-5': liability,
  'rc-terzi-10': liability,
  monopattino: policyCovers[16],
  mimuovo: policyCovers[16],
  bici2go: policyCovers[16],
  ski: policyCovers[15],
  // A fixed sum for one illness does not count as health cover.
  'covid-19': {},
};

const coversOf = (productKey: string): Covers =>
  Object.entries(productCovers).find(([key]) => key === productKey)?.[1] ?? {};

/** An area of a report: its importance and its coverage, 0 to 1 each. */
type Need = { readonly key: AreaKey; readonly title: string; readonly need: number; readonly cover: number };

export type CoveredNeeds<Area extends Need = Need> = {
  readonly areas: readonly Area[];
  /** The percentage of needs covered: as in the report, and with the policies bought since. */
  readonly before: number;
  readonly now: number;
};

const exact = (share: number) => Math.round(share * 100) / 100;

const percentOf = (areas: readonly Need[]) => {
  const needed = areas.reduce((sum, { need }) => sum + need, 0);
  const covered = areas.reduce((sum, { need, cover }) => sum + need * cover, 0);
  return needed === 0 ? 0 : Math.round((100 * covered) / needed);
};

/**
 * The needs of a report with today's policies: those owned when it was written, and our products with active
 * cover. Each covers its share of what the others leave open, as in the score.
 */
export function coveredNeeds<Area extends Need>(
  areas: readonly Area[],
  ownedProducts: readonly string[],
): CoveredNeeds<Area> {
  const held = [...new Set(ownedProducts)].map(coversOf);
  const now = areas.map((area) => {
    const open = held.reduce((left, covers) => left * (1 - (covers[area.key] ?? 0)), 1 - area.cover);
    return { ...area, cover: exact(1 - open) };
  });
  return { areas: now, before: percentOf(areas), now: percentOf(now) };
}
