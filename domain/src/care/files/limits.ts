/** Maximum of photos and documents for one claim or complaint. */
export const MAX_FILES = 10;

export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/**
 * Size of an upload piece. On slow 4G it takes six seconds: a lost connection costs no more than that, and no
 * request lasts until the server's timeout.
 */
export const PIECE_BYTES = 512 * 1024;

/** The largest photo that phones take by default, 8192 × 6144, and a little more. */
export const MAX_PIXELS = 52_000_000;
export const MAX_SIDE_PIXELS = 20_000;

/** Longer than any invoice, report or policy sent with a claim. */
export const MAX_PDF_PAGES = 50;

export const FILE_KINDS = ['jpeg', 'png', 'heic', 'webp', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** For the browser's file dialog; the extensions are for browsers that do not know the type of HEIC files. */
export const FILES_OFFERED =
  'image/jpeg,image/png,image/heic,image/heif,image/webp,application/pdf,.heic,.heif';
