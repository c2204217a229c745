/** By itself: first screens say it, and judge no date. */
export const ADULT_AGE = 18;
