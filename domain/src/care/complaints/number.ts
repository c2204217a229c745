const DIGITS = 5;

/**
 * `REC-2026-00012`: the number on letters and on the phone. The link to the complaint cannot be guessed from
 * it.
 */
export const complaintNumber = (year: number, serial: number) =>
  `REC-${year}-${String(serial).padStart(DIGITS, '0')}`;
