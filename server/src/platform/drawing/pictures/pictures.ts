import { readFileSync } from 'node:fs';

/**
 * Pictures of the site that mails and documents show too, each a PNG beside this file, drawn by `npm run
 * generate -- pictures`.
 */
export const pictureSources = {
  'open-umbrella': 'platform/pictures/OpenUmbrella.tsx',
  'ball-at-the-window': 'platform/pictures/BallAtTheWindow.tsx',
  'dog-and-cat': 'platform/pictures/DogAndCat.tsx',
  'resting-person': 'platform/pictures/RestingPerson.tsx',
  'on-a-scooter': 'platform/pictures/OnAScooter.tsx',
  'many-ways': 'platform/pictures/ManyWays.tsx',
  'on-the-move': 'platform/pictures/OnTheMove.tsx',
  'on-skis': 'platform/pictures/OnSkis.tsx',
  'desk-at-work': 'platform/pictures/DeskAtWork.tsx',
  letter: 'platform/page/account/Letter.tsx',
  key: 'people/account/KeyArch.tsx',
  'open-door': 'platform/page/account/OpenDoor.tsx',
  'ringing-phone': 'care/prenota/RingingPhone.tsx',
} as const;

export type PictureName = keyof typeof pictureSources;

export const pictureNames = Object.keys(pictureSources) as PictureName[];

/** All have the same size: twice what a mail shows. */
export const PICTURE_SIZE = { width: 360, height: 420 } as const;

export const picturePath = (name: PictureName) => new URL(`./${name}.png`, import.meta.url);

const read = new Map<PictureName, Buffer>();

/** Read on first use: few processes send every kind of mail. */
export function pictureBytes(name: PictureName): Buffer {
  const known = read.get(name) ?? readFileSync(picturePath(name));
  read.set(name, known);
  return known;
}
