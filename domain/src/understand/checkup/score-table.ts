import type { AreaKey } from './areas.ts';
import type { Facts, LightVehicle, OwnedPet } from './facts.ts';
import type { NO_WORRY, PolicyId, Worry } from './options.ts';

/**
 * The rules a report was computed with. Any change below, in `facts.ts` or in `score.ts` that changes a
 * result needs a new version: stored reports keep theirs and are never recomputed.
 */
export const SCORE_VERSION = '2026-11';

export const WORRY_FACTOR = 1.25;
/** Less relevant areas are omitted. */
export const MIN_RELEVANCE = 0.2;
export const MIN_GAP = 1;
export const GOOD_COVER = 0.75;
export const MAX_SUGGESTIONS = 5;

export type NamedWorry = Exclude<Worry, typeof NO_WORRY>;

export type AreaRule = {
  readonly weight: number;
  readonly worries: readonly NamedWorry[];
  /** How relevant the area is to a person; the score limits it to 0..1. */
  readonly relevance: (facts: Facts) => number;
};

const when = (holds: boolean, share: number) => (holds ? share : 0);

const furtherChildren = (children: number) => Math.min(0.2, 0.1 * Math.max(0, children - 1));

const vehicleRelevance: Readonly<Record<LightVehicle, number>> = {
  'Monopattino elettrico': 1,
  'E-bike': 0.8,
  Bicicletta: 0.6,
};
const petRelevance: Readonly<Record<OwnedPet, number>> = { Cane: 1, Gatto: 0.8, 'Altro animale': 0.5 };
const tripRelevance = [0, 0.3, 0.5, 0.8, 1];

const pensionRelevance = (age: number) => {
  if (age < 30) return 0.7;
  if (age < 50) return 1;
  if (age < 60) return 0.8;
  return 0.4;
};
const careRelevance = (age: number) => {
  if (age < 40) return 0.1;
  if (age < 55) return 0.4;
  return age < 65 ? 0.7 : 1;
};

export const areaRules: Readonly<Record<AreaKey, AreaRule>> = {
  vita: {
    weight: 10,
    worries: ['famiglia'],
    relevance: ({ age, isCouple, children, isSoleIncome, hasMortgage }) =>
      Math.min(
        1,
        when(isCouple, 0.2) +
          when(children > 0, 0.35 + furtherChildren(children)) +
          when(isSoleIncome, 0.25) +
          when(hasMortgage, 0.25),
      ) * (age >= 65 ? 0.5 : 1),
  },
  infortuni: {
    weight: 8,
    worries: ['infortunio'],
    relevance: ({ sports, riskySports, isSelfEmployed, vehicles }) =>
      0.4 +
      (riskySports.length > 0 ? 0.3 : when(sports.length > 0, 0.1)) +
      when(isSelfEmployed, 0.2) +
      when(vehicles.length > 0, 0.1),
  },
  salute: {
    weight: 8,
    worries: ['salute'],
    relevance: ({ age, children, isSelfEmployed }) =>
      0.5 + when(age >= 40, 0.2) + when(age >= 55, 0.1) + when(children > 0, 0.1) + when(isSelfEmployed, 0.1),
  },
  invalidita: {
    weight: 8,
    worries: ['infortunio', 'reddito'],
    relevance: ({ isWorker, isSoleIncome, hasMortgage, isSelfEmployed }) =>
      when(isWorker, 0.4 + when(isSoleIncome, 0.3) + when(hasMortgage, 0.15) + when(isSelfEmployed, 0.3)),
  },
  'rc-professionale': {
    weight: 8,
    worries: ['terzi'],
    relevance: ({ isProfessional, isSelfEmployed }) => (isProfessional ? 1 : when(isSelfEmployed, 0.4)),
  },
  casa: {
    weight: 7,
    worries: ['casa'],
    relevance: ({ isOwner, hasMortgage }) => (isOwner ? 0.8 + when(hasMortgage, 0.2) : 0.4),
  },
  'rc-famiglia': {
    weight: 7,
    worries: ['terzi'],
    relevance: ({ children, pets, vehicles, skis }) =>
      0.4 +
      when(children > 0, 0.2) +
      when(pets.length > 0, 0.15) +
      when(vehicles.length > 0, 0.15) +
      when(skis, 0.1),
  },
  pensione: {
    weight: 7,
    worries: ['pensione'],
    relevance: ({ age, isSelfEmployed }) =>
      age < 67 ? pensionRelevance(age) + when(isSelfEmployed, 0.1) : 0,
  },
  'non-autosufficienza': {
    weight: 5,
    worries: ['autosufficienza'],
    relevance: ({ age }) => careRelevance(age),
  },
  mobilita: {
    weight: 4,
    worries: [],
    relevance: ({ vehicles }) => Math.max(0, ...vehicles.map((vehicle) => vehicleRelevance[vehicle])),
  },
  lavoro: {
    weight: 4,
    worries: ['reddito'],
    relevance: ({ isJobKnown, isPrivateEmployee, isPublicEmployee, isSoleIncome, hasMortgage }) => {
      if (isPublicEmployee) return 0.1;
      if (isJobKnown && !isPrivateEmployee) return 0;
      return (isPrivateEmployee ? 0.5 : 0.3) + when(isSoleIncome, 0.3) + when(hasMortgage, 0.2);
    },
  },
  animali: {
    weight: 3,
    worries: [],
    relevance: ({ pets }) => Math.max(0, ...pets.map((pet) => petRelevance[pet])),
  },
  sport: {
    weight: 3,
    worries: [],
    relevance: ({ skis, sports, riskySports }) => {
      if (skis) return 1;
      return riskySports.length > 0 ? 0.7 : when(sports.length > 0, 0.3);
    },
  },
  viaggi: {
    weight: 3,
    worries: [],
    relevance: ({ trips }) => tripRelevance[trips] ?? 0,
  },
};

/**
 * How much of an area each owned policy covers. RC auto is compulsory and only about the car: it covers none.
 */
export const policyCovers: Readonly<Record<PolicyId, Partial<Readonly<Record<AreaKey, number>>>>> = {
  1: {},
  2: { casa: 1, 'rc-famiglia': 0.4 },
  3: { 'rc-famiglia': 1, animali: 0.4, mobilita: 0.4, sport: 0.3 },
  4: { vita: 1 },
  5: { infortuni: 1, invalidita: 0.4, sport: 0.6, mobilita: 0.3 },
  6: { salute: 1 },
  7: { invalidita: 1 },
  8: { 'non-autosufficienza': 1 },
  9: { vita: 0.5, invalidita: 0.3, lavoro: 0.3 },
  10: { pensione: 1 },
  11: { animali: 1 },
  12: { viaggi: 1 },
  13: { 'rc-professionale': 1 },
  14: { 'rc-famiglia': 0.1 },
  15: { sport: 1, infortuni: 0.2 },
  16: { mobilita: 1, 'rc-famiglia': 0.1 },
};
