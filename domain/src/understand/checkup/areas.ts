/** The risks of a person, as the score divides them. */
export const areaKeys = [
  'vita',
  'infortuni',
  'salute',
  'invalidita',
  'rc-professionale',
  'casa',
  'rc-famiglia',
  'pensione',
  'non-autosufficienza',
  'mobilita',
  'lavoro',
  'animali',
  'sport',
  'viaggi',
] as const;

export type AreaKey = (typeof areaKeys)[number];

export const areaTitles: Readonly<Record<AreaKey, string>> = {
  vita: 'Protezione della famiglia',
  infortuni: 'Infortuni',
  salute: 'Salute',
  invalidita: 'Invalidità e reddito',
  'rc-professionale': 'Responsabilità professionale',
  casa: 'Casa',
  'rc-famiglia': 'Danni ad altri',
  pensione: 'Pensione integrativa',
  'non-autosufficienza': 'Non autosufficienza',
  mobilita: 'Bici e monopattino',
  lavoro: 'Perdita del lavoro',
  animali: 'Animali domestici',
  sport: 'Sport',
  viaggi: 'Viaggi',
};
