/** What may have happened to the insured. */
export const CAUSE_PICTURES = [
  'broken-bike',
  'condolence',
  'damage-to-others',
  'going-home-together',
  'hospital-bed',
  'injured-arm',
  'injured-skier',
  'intensive-care',
  'lawyer',
  'leaking-home',
  'medical-bill',
  'operated-pet',
  'pet-damage',
  'resting-at-home',
  'stolen-bike',
  'taxi-home',
  'unused-skipass',
  'vet-bill',
  'something-else',
] as const;

export type CausePicture = (typeof CAUSE_PICTURES)[number];

/** The picture beside an answer: a name here, drawn in the browser. */
export type OptionPicture =
  | 'dog'
  | 'cat'
  | 'rabbit'
  | 'empty-basket'
  | 'rented-home'
  | 'own-home'
  | 'bicycle'
  | 'e-bike'
  | 'scooter'
  | 'electric-car'
  | 'shoe'
  | 'dumbbell'
  | 'football'
  | 'swimmer'
  | 'runner'
  | 'mountain-bike'
  | 'skis'
  | 'summit'
  | 'racket'
  | 'black-belt'
  | 'basket'
  | 'sofa'
  | 'alone'
  | 'together'
  | 'married'
  | 'apart'
  | 'widowed'
  | CausePicture;
