import { ageOn, type IsoDate } from '../../platform/values/calendar.ts';
import type { LifeAnswers } from './answers.ts';
import {
  type GreenVehicle,
  type JobId,
  NO_SPORT,
  OWNER,
  type Pet,
  PROFESSIONAL_JOB,
  type Sport,
  type Worry,
} from './options.ts';

const PRIVATE_EMPLOYEE: JobId = 1;
const PUBLIC_EMPLOYEE: JobId = 2;
const RETIRED: JobId = 7;
const SELF_EMPLOYED: ReadonlySet<JobId> = new Set([3, 4, PROFESSIONAL_JOB]);
const WORKERS: ReadonlySet<JobId> = new Set([PRIVATE_EMPLOYEE, PUBLIC_EMPLOYEE, ...SELF_EMPLOYED]);

const SKI: PractisedSport = 'Sci e snowboard';
const RISKY_SPORTS: ReadonlySet<Sport> = new Set<PractisedSport>([
  'Calcio e calcetto',
  'Ciclismo e mountain bike',
  'Trekking e arrampicata',
  'Arti marziali',
  SKI,
]);

/** Vehicles one can fall off: an electric car is green, but a car. */
export type LightVehicle = Extract<GreenVehicle, 'Bicicletta' | 'E-bike' | 'Monopattino elettrico'>;
export type OwnedPet = Exclude<Pet, 'Nessuno'>;
export type PractisedSport = Exclude<Sport, typeof NO_SPORT>;

const isLightVehicle = (vehicle: GreenVehicle): vehicle is LightVehicle =>
  vehicle === 'Bicicletta' || vehicle === 'E-bike' || vehicle === 'Monopattino elettrico';

export const SCOOTER: LightVehicle = 'Monopattino elettrico';

/** The meaning of the answers, derived once: the score and the reasons of suggestions use the same facts. */
export type Facts = {
  readonly age: number;
  readonly isCouple: boolean;
  readonly children: number;
  readonly isSoleIncome: boolean;
  readonly isOwner: boolean;
  readonly hasMortgage: boolean;
  readonly isJobKnown: boolean;
  readonly isWorker: boolean;
  readonly isRetired: boolean;
  readonly isSelfEmployed: boolean;
  readonly isProfessional: boolean;
  readonly isPrivateEmployee: boolean;
  readonly isPublicEmployee: boolean;
  readonly jobTitle: LifeAnswers['job_title'];
  readonly pets: readonly OwnedPet[];
  readonly vehicles: readonly LightVehicle[];
  readonly sports: readonly PractisedSport[];
  readonly riskySports: readonly PractisedSport[];
  readonly skis: boolean;
  readonly trips: number;
  readonly worries: readonly Worry[];
};

export function factsOf(answers: LifeAnswers, today: IsoDate): Facts {
  const job = answers.job_id;
  const isOwner = answers.rental_ownership === OWNER;
  const sports = answers.sports.filter((sport): sport is PractisedSport => sport !== NO_SPORT);
  return {
    age: ageOn(answers.client_dob, today),
    isCouple: answers.family_status === 'coppia' || answers.family_status === 'sposato',
    children: answers.num_of_children,
    isSoleIncome: answers.only_source_income,
    isOwner,
    // A tenant has no mortgage on the home; a leftover answer does not count.
    hasMortgage: isOwner && answers.mortgage,
    isJobKnown: job !== null,
    isWorker: job === null || WORKERS.has(job),
    isRetired: job === RETIRED,
    isSelfEmployed: job !== null && SELF_EMPLOYED.has(job),
    isProfessional: job === PROFESSIONAL_JOB,
    isPrivateEmployee: job === PRIVATE_EMPLOYEE,
    isPublicEmployee: job === PUBLIC_EMPLOYEE,
    jobTitle: answers.job_title,
    pets: answers.pets.filter((pet): pet is OwnedPet => pet !== 'Nessuno'),
    vehicles: answers.green_vehicles.filter(isLightVehicle),
    sports,
    riskySports: sports.filter((sport) => RISKY_SPORTS.has(sport)),
    skis: sports.includes(SKI),
    trips: answers.num_of_travels,
    worries: answers.worried_about,
  };
}

/** Scooters have their own compulsory insurance: personal liability policies exclude them. */
export const bicyclesOf = ({ vehicles }: Facts) => vehicles.filter((vehicle) => vehicle !== SCOOTER);
