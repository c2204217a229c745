/** The time a file has, and how progress is reported. */
export type Pace = {
  /** Whether this is the quick run: a file that needs longer says so, and gets a long run later. */
  readonly isQuick: boolean;
  /** Whether most of the quick run is over. */
  readonly isLate: () => boolean;
  readonly onProgress: () => void;
};

/** Half of the CPU time of the quick run (`file-checker.ts`), which leaves enough for one more page. */
const LATE_MS = 1000;

const workedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const paceOf = (isQuick: boolean, onProgress: () => void): Pace => ({
  isQuick,
  isLate: () => workedMs() > LATE_MS,
  onProgress,
});

/** Without a time limit. */
export const unhurried: Pace = { isQuick: false, isLate: () => false, onProgress: () => undefined };
