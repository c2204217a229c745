/** As tax codes encode it. */
export type Gender = 'F' | 'M';

export const GENDERS = [
  { value: 'F', label: 'Donna' },
  { value: 'M', label: 'Uomo' },
] as const satisfies readonly { readonly value: Gender; readonly label: string }[];

export const isGender = (given: unknown): given is Gender => given === 'F' || given === 'M';
