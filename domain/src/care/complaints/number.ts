const DIGITS = 5;

/** `REC-2026-00012`: what is written on letters and said on the phone. The link that opens it can not be guessed from it. */
export const complaintNumber = (year: number, serial: number) =>
  `REC-${year}-${String(serial).padStart(DIGITS, '0')}`;
