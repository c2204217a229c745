/** How much time a file has, and how it tells that it goes on. */
export type Pace = {
  /** Whether it is the first try: what needs longer says so, and gets another turn among those that take long. */
  readonly isQuick: boolean;
  /** Whether most of that short time is over. */
  readonly isLate: () => boolean;
  readonly onProgress: () => void;
};

/** Half of what the process may work at first (`file-checker.ts`): enough is left for one more page. */
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

/** All the time there is. */
export const unhurried: Pace = { isQuick: false, isLate: () => false, onProgress: () => undefined };
