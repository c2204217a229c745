import type { IsoDate } from '../../platform/values/calendar.ts';
import type { AccountId } from '../../platform/values/ids.ts';

export type Person = { firstName: string; lastName: string; birthDate: IsoDate };

export type Account = Person & {
  id: AccountId;
  email: string;
  phone: string | null;
  /** False for the random password of a purchase, which no one knows. */
  hasOwnPassword: boolean;
  /** Rises with every change of the profile. */
  profileVersion: number;
};
