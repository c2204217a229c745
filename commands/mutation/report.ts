import type { Trial } from './try-mutants.ts';

export type RoomScore = {
  readonly room: string;
  readonly mutants: number;
  readonly noticed: number;
  readonly percent: number;
  readonly isEnough: boolean;
};

export function scoresOf(trials: readonly Trial[]): RoomScore[] {
  return [...Map.groupBy(trials, ({ mutant }) => mutant.room)].map(([{ name, goalPercent }, ofRoom]) => {
    const noticed = ofRoom.filter(({ noticedBy }) => noticedBy !== null).length;
    const percent = (100 * noticed) / ofRoom.length;
    return { room: name, mutants: ofRoom.length, noticed, percent, isEnough: percent >= goalPercent };
  });
}

export function scoreTable(scores: readonly RoomScore[]): string {
  const rows = scores.map(({ room, mutants, noticed, percent, isEnough }) => [
    isEnough ? '✓' : '✗',
    room.padEnd(12),
    String(mutants).padStart(7),
    String(noticed).padStart(7),
    percent.toFixed(1).padStart(6),
  ]);
  return [['', 'room'.padEnd(13), 'mutants', 'noticed', '%'.padStart(6)], ...rows]
    .map((row) => row.join(' '))
    .join('\n');
}

/** `server/src/deals/routes.ts:47  limited → false`, and how many tests come by it. */
export function survivorLine({ mutant, reachedBy }: Trial): string {
  const { file, line, original, mutated } = mutant;
  const change = `${short(original)} → ${short(mutated) || 'nothing'}`;
  return `${file}:${line}  ${change}  (${reachedBy === 0 ? 'no test comes by' : `${reachedBy} tests`})`;
}

const longest = 80;

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** For whoever compares runs: every trial, with the test that noticed it. */
export const trialRecords = (trials: readonly Trial[]) =>
  trials.map(({ mutant: { room, file, line, original, mutated }, noticedBy, reachedBy }) => ({
    room: room.name,
    file,
    line,
    original,
    mutated,
    noticedBy,
    reachedBy,
  }));
