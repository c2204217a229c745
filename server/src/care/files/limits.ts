/** Ten files of sixteen pieces on the fastest line, and twice that. */
export const pieceLimit = { max: 400, windowSeconds: 60, perProcess: true };
export const announcementLimit = { max: 300, windowSeconds: 60, perProcess: true };
