import { rooms } from './rooms.ts';
import type { Trial } from './try-mutants.ts';

/** For whoever compares runs: a trial, with the test that noticed it. */
export type TrialRecord = {
  readonly room: string;
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly mutated: string;
  readonly noticedBy: string | null;
  readonly reachedBy: number;
};

export type RoomScore = {
  readonly room: string;
  readonly mutants: number;
  readonly noticed: number;
  readonly percent: number;
  readonly isEnough: boolean;
};

export function scoresOf(records: readonly TrialRecord[]): RoomScore[] {
  return [...Map.groupBy(records, ({ room }) => room)].map(([name, ofRoom]) => {
    const goalPercent = rooms.find((room) => room.name === name)?.goalPercent ?? 100;
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
export function survivorLine({ file, line, original, mutated, reachedBy }: TrialRecord): string {
  const change = `${short(original)} → ${short(mutated) || 'nothing'}`;
  return `${file}:${line}  ${change}  (${reachedBy === 0 ? 'no test comes by' : `${reachedBy} tests`})`;
}

const longest = 80;

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

export const trialRecords = (trials: readonly Trial[]): TrialRecord[] =>
  trials.map(({ mutant: { room, file, line, original, mutated }, noticedBy, reachedBy }) => ({
    room: room.name,
    file,
    line,
    original,
    mutated,
    noticedBy,
    reachedBy,
  }));

/** The records of a run, with what was tried again since. */
export function updatedRecords(
  records: readonly TrialRecord[],
  again: readonly TrialRecord[],
): readonly TrialRecord[] {
  const newest = new Map(again.map((record) => [changeOf(record), record]));
  return records.map((record) => newest.get(changeOf(record)) ?? record);
}

export const changeOf = ({
  file,
  line,
  original,
  mutated,
}: Omit<TrialRecord, 'room' | 'noticedBy' | 'reachedBy'>) => JSON.stringify([file, line, original, mutated]);
