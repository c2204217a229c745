import type { IsoDate } from '../calendar.ts';
import type {
  FamilyStatus,
  GreenVehicle,
  Home,
  JobId,
  JobTitle,
  Pet,
  PolicyId,
  Sport,
  Worry,
} from './options.ts';

/** What a person said about life and policies: all that the score looks at. Names are those of the wire. */
export type LifeAnswers = {
  /** Empty: none. */
  readonly policy_types: readonly PolicyId[];
  readonly trusted_broker: boolean;
  /** `none` stands alone. */
  readonly worried_about: readonly Worry[];
  readonly client_dob: IsoDate;
  readonly family_status: FamilyStatus;
  /** Asked of couples and parents; false for everybody else. */
  readonly only_source_income: boolean;
  /** Derived: whether there are children. */
  readonly with_children: boolean;
  /** 4 means more than three. */
  readonly num_of_children: number;
  /** Null: not asked. The checkup does not, the quiz does. */
  readonly job_id: JobId | null;
  /** Asked of working status 5 alone. */
  readonly job_title: JobTitle | null;
  readonly rental_ownership: Home;
  /** Asked of owners; false for tenants. */
  readonly mortgage: boolean;
  readonly pets: readonly Pet[];
  /** Derived: whether a vehicle is named. */
  readonly use_green_vehicles: boolean;
  readonly green_vehicles: readonly GreenVehicle[];
  readonly sports: readonly Sport[];
  /** Leisure trips a year; 4 means more than three. */
  readonly num_of_travels: number;
  /** How covered the person feels, 1 to 99 percent. */
  readonly coverage_feeling: number;
};

/** A whole questionnaire: life, and whom the report goes to. */
export type CheckupAnswers = LifeAnswers & {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Asked by the checkup alone, and optional there. */
  readonly phone: string | null;
  readonly referral: string | null;
  /** Of the quiz alone. */
  readonly referral_code: string | null;
};
