import { readFileSync } from 'node:fs';

/** The pictures of the site that mails and documents show too, each a PNG beside this file: `npm run generate -- pictures` draws them. */
export const pictureSources = {
  'open-umbrella': 'pictures/OpenUmbrella.tsx',
  'ball-at-the-window': 'pictures/BallAtTheWindow.tsx',
  'dog-and-cat': 'pictures/DogAndCat.tsx',
  'resting-person': 'pictures/RestingPerson.tsx',
  'on-a-scooter': 'pictures/OnAScooter.tsx',
  'many-ways': 'pictures/ManyWays.tsx',
  'on-the-move': 'pictures/OnTheMove.tsx',
  'on-skis': 'pictures/OnSkis.tsx',
  'desk-at-work': 'pictures/DeskAtWork.tsx',
  letter: 'pages/account/Letter.tsx',
  key: 'pages/account/KeyArch.tsx',
  'open-door': 'pages/account/OpenDoor.tsx',
  'ringing-phone': 'pages/contattatemi/RingingPhone.tsx',
} as const;

export type PictureName = keyof typeof pictureSources;

export const pictureNames = Object.keys(pictureSources) as PictureName[];

/** All are as large: twice what a mail shows. */
export const PICTURE_SIZE = { width: 360, height: 420 } as const;

export const picturePath = (name: PictureName) => new URL(`./${name}.png`, import.meta.url);

const read = new Map<PictureName, Buffer>();

/** Read when it is first needed: few processes send every mail. */
export function pictureBytes(name: PictureName): Buffer {
  const known = read.get(name) ?? readFileSync(picturePath(name));
  read.set(name, known);
  return known;
}
