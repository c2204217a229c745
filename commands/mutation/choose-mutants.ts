import { parseArgs } from 'node:util';
import { seededChance } from '../../server/attacks/seeded-random.ts';
import { StartFailure } from '../../server/src/settings/start-failure.ts';
import { accepted, isAbout } from './accepted.ts';
import { changeOf, type TrialRecord } from './report.ts';
import { mutantsOf, type RoomMutant } from './room-mutants.ts';
import { type Room, rooms } from './rooms.ts';

export type Choice = {
  readonly mutants: readonly RoomMutant[];
  /** True for what the last run did not notice. */
  readonly isAgain: boolean;
};

/** What the command was asked to try, and with which tests: its options. */
export function chooseMutants(args: readonly string[], last: readonly TrialRecord[]): Choice {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      file: { type: 'string', multiple: true },
      tests: { type: 'string', multiple: true },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      again: { type: 'boolean', default: false },
    },
  });
  const unnoticed = new Set(last.filter(({ noticedBy }) => noticedBy === null).map(changeOf));
  const mutants = roomsNamed(values.only)
    .map((room) => ({ ...room, tests: values.tests ?? room.tests }))
    .flatMap(mutantsOf)
    .filter(({ file }) => values.file?.includes(file) ?? true)
    .filter((mutant) => !values.again || unnoticed.has(changeOf(mutant)))
    .filter((mutant) => !accepted.some((entry) => isAbout(entry, mutant)));
  if (mutants.length === 0) throw new StartFailure('Lì non c’è niente che si possa cambiare.');
  const chosen =
    values.sample === undefined
      ? mutants
      : seededChance(Number(values.seed)).some(mutants, Number(values.sample));
  return { mutants: chosen, isAgain: values.again };
}

function roomsNamed(names: readonly string[] | undefined): readonly Room[] {
  if (names === undefined) return rooms;
  return names.flatMap((text) => text.split(',')).map(roomNamed);
}

function roomNamed(name: string): Room {
  const room = rooms.find((one) => one.name === name);
  if (room) return room;
  const known = rooms.map((one) => one.name).join(', ');
  throw new StartFailure(`Non c’è una stanza «${name}»: le stanze sono ${known}.`);
}
