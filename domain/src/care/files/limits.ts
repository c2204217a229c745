/** What somebody can add to what they tell us: photos and papers. */
export const MOST_FILES = 10;

export const MOST_FILE_BYTES = 8 * 1024 * 1024;

/**
 * How much of a file travels at once. On a slow 4G it takes six seconds: a connection that is cut costs no more than
 * that, and no request lasts so long that the server gives up on it.
 */
export const PIECE_BYTES = 512 * 1024;

/** The largest photo that a phone takes without being asked to, 8192 × 6144, and a little more. */
export const MOST_PIXELS = 52_000_000;
export const LONGEST_SIDE_PIXELS = 20_000;

/** Longer than any invoice, report or policy that somebody sends with a claim. */
export const MAX_PDF_PAGES = 50;

export const FILE_KINDS = ['jpeg', 'png', 'heic', 'webp', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** For the browser's own choice of files; the endings are for those that do not know the type of a HEIC. */
export const FILES_OFFERED =
  'image/jpeg,image/png,image/heic,image/heif,image/webp,application/pdf,.heic,.heif';
