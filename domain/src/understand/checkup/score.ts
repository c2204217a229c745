import type { IsoDate } from '../../platform/values/calendar.ts';
import type { LifeAnswers } from './answers.ts';
import { areaKeys, type AreaKey } from './areas.ts';
import { type Facts, factsOf } from './facts.ts';
import type { PolicyId } from './options.ts';
import {
  areaRules,
  GOOD_COVER,
  MIN_GAP,
  MIN_RELEVANCE,
  MAX_SUGGESTIONS,
  policyCovers,
  WORRY_FACTOR,
} from './score-table.ts';

/** A person's need in an area (in points of the table) and how much of it is covered (0 to 1). */
export type AreaScore = { readonly area: AreaKey; readonly need: number; readonly cover: number };

export type Score = {
  /** Whole percent, 0 to 100. */
  readonly result: number;
  readonly areas: readonly AreaScore[];
  /** The areas worth a policy, most urgent first. */
  readonly suggested: readonly AreaKey[];
};

// Tenths have no exact binary form: otherwise a half, or a gap of exactly 1, would be misjudged.
const exact = (value: number) => Math.round(value * 1e9) / 1e9;

const needIn = (area: AreaKey, facts: Facts) => {
  const { weight, worries, relevance } = areaRules[area];
  const share = exact(Math.min(1, Math.max(0, relevance(facts))));
  if (share < MIN_RELEVANCE) return 0;
  const isNamed = worries.some((worry) => facts.worries.includes(worry));
  return exact(weight * share * (isNamed ? WORRY_FACTOR : 1));
};

/** Each policy covers its share of what the others leave open. */
const coverIn = (area: AreaKey, policies: ReadonlySet<PolicyId>) => {
  let open = 1;
  for (const policy of policies) open *= 1 - (policyCovers[policy][area] ?? 0);
  return exact(1 - open);
};

const gapOf = ({ need, cover }: AreaScore) => exact(need * (1 - cover));

// Sorting is stable: ties stay in the order of need, then of the table.
const byUrgency = (one: AreaScore, other: AreaScore) =>
  gapOf(other) - gapOf(one) || areaRules[other.area].weight - areaRules[one.area].weight;

export function scoreCoverage(answers: LifeAnswers, today: IsoDate): Score {
  const facts = factsOf(answers, today);
  const owned = new Set(answers.policy_types);
  const areas = areaKeys
    .map((area) => ({ area, need: needIn(area, facts), cover: coverIn(area, owned) }))
    .filter(({ need }) => need > 0)
    .toSorted((one, other) => other.need - one.need);
  const needed = areas.reduce((sum, { need }) => sum + need, 0);
  const covered = areas.reduce((sum, { need, cover }) => sum + need * cover, 0);
  return {
    // Health and accidents concern everyone, so there is always some need.
    result: Math.round(exact((100 * covered) / needed)),
    areas,
    suggested: areas
      .filter((score) => gapOf(score) >= MIN_GAP && score.cover < GOOD_COVER)
      .toSorted(byUrgency)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ area }) => area),
  };
}
