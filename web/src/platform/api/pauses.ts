/** Seconds between one question and the next; about two minutes in all. */
const PAUSES_S = [1, 2, 2, 3, 5, 8, 13, 20, 30, 30] as const;

/** How long to wait before asking again after so many questions; null when it was asked often enough. */
export const pauseBefore = (asked: number): number | null => {
  const seconds = PAUSES_S[asked - 1];
  return seconds === undefined ? null : seconds * 1000;
};
