import type { IsoDate } from '../../platform/values/calendar.ts';
import type { AccountId } from '../../platform/values/ids.ts';

/** Who someone is, as they told us. */
export type Person = { firstName: string; lastName: string; birthDate: IsoDate };

export type Account = Person & {
  id: AccountId;
  email: string;
  phone: string | null;
  /** False for the random one of a purchase, which nobody knows. */
  hasOwnPassword: boolean;
  /** Rises with every change of the profile. */
  profileVersion: number;
};
