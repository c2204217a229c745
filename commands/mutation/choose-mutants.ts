import { parseArgs } from 'node:util';
import { seededChance } from '../../server/attacks/seeded-random.ts';
import { StartFailure } from '../../server/src/start-failure.ts';
import { accepted, isAbout } from './accepted.ts';
import { mutantsOf, type RoomMutant } from './room-mutants.ts';
import { type Room, rooms } from './rooms.ts';

/** What the command was asked to try: all, or `--only deals`, `--file server/src/deals/routes.ts`, `--sample 60 --seed 7`. */
export function chooseMutants(args: readonly string[]): RoomMutant[] {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      file: { type: 'string', multiple: true },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const mutants = roomsNamed(values.only)
    .flatMap(mutantsOf)
    .filter(({ file }) => values.file?.includes(file) ?? true)
    .filter((mutant) => !accepted.some((entry) => isAbout(entry, mutant)));
  if (mutants.length === 0) throw new StartFailure('Lì non c’è niente che si possa cambiare.');
  return values.sample === undefined
    ? mutants
    : seededChance(Number(values.seed)).some(mutants, Number(values.sample));
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
