/** Maximum of saved views per person, and the maximum length of their names. */
export const MAX_DEAL_VIEWS = 30;
export const MAX_VIEW_NAME_LENGTH = 40;

/** Counting stops here: counting a million takes longer than showing them. */
export const MAX_DEALS_COUNTED = 1000;

export const DEAL_SORTS = ['newest', 'oldest'] as const;
export type DealSort = (typeof DEAL_SORTS)[number];

/** Who opened a deal on the phone for its buyer: any member of staff, or the reader. */
export const DEAL_OPENERS = ['desk', 'me'] as const;
export type DealOpener = (typeof DEAL_OPENERS)[number];

export const DEAL_SHAPES = ['board', 'list'] as const;
export type DealShape = (typeof DEAL_SHAPES)[number];
