/** The claimant's own account. */
export const STORY_LONGEST = 4000;
export const WHERE_LONGEST = 200;
export const OTHERS_LONGEST = 1000;
export const MESSAGE_LONGEST = 4000;
export const REASON_LONGEST = 2000;
export const PAPER_TITLE_LONGEST = 120;
export const PAPER_HINT_LONGEST = 300;
export const REFERENCE_LONGEST = 60;
