/** The claimant's own account. */
export const MAX_STORY_LENGTH = 4000;
export const MAX_PLACE_LENGTH = 200;
export const MAX_OTHERS_LENGTH = 1000;
export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_REASON_LENGTH = 2000;
export const MAX_DOCUMENT_TITLE_LENGTH = 120;
export const MAX_DOCUMENT_HINT_LENGTH = 300;
export const MAX_REFERENCE_LENGTH = 60;
