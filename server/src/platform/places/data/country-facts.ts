/**
 * Facts about countries that the packages lack or have wrong, by their code in tax codes. The codes are
 * from the Agenzia delle Entrate's list of foreign states.
 */

/** Former countries: the packages give the first of January after their end, or later. */
export const lastDays: Readonly<Record<string, string>> = {
  Z105: '1992-12-31', // Cecoslovacchia
  Z111: '1990-10-02', // Repubblica Democratica Tedesca
  Z118: '2003-02-03', // Jugoslavia: the code stayed in use for what remained of it
  Z135: '1991-12-25', // Unione Sovietica
  Z157: '2006-06-04', // Serbia e Montenegro
  Z250: '1990-05-21', // Yemen del Sud
};

export const firstDays: Readonly<Record<string, string>> = {
  Z157: '2003-02-04', // Serbia e Montenegro
};

/** ISO 3166-1 letters that the packages omit or give differently. Kosovo has none. */
export const isoCodes: Readonly<Record<string, string>> = {
  Z105: 'CS',
  Z114: 'GB',
  Z157: 'CS',
};

export const names: Readonly<Record<string, string>> = {
  Z118: 'Jugoslavia',
  Z106: 'Città del Vaticano',
  Z703: 'Isole Cook',
};

/** Other names that people type. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  Z105: ['Repubblica Cecoslovacca'],
  Z106: ['Stato della Città del Vaticano', 'Santa Sede'],
  Z111: ['DDR', 'Germania Est'],
  Z112: ['Repubblica Federale di Germania'],
  Z114: ['Gran Bretagna', 'Inghilterra', 'Scozia', 'Galles', 'Irlanda del Nord', 'UK'],
  Z118: ['Repubblica Socialista Federale di Jugoslavia', 'Yugoslavia', 'Iugoslavia'],
  Z126: ['Olanda'],
  Z135: ['URSS', 'Russia sovietica'],
  Z139: ['Belarus'],
  Z140: ['Moldavia'],
  Z148: ['Macedonia'],
  Z154: ['Russia'],
  Z156: ['Cechia'],
  Z206: ['Birmania', 'Burma'],
  Z209: ['Ceylon'],
  Z210: ['Repubblica Popolare Cinese'],
  Z217: ['Formosa'],
  Z224: ['Persia'],
  Z241: ['Siam', 'Tailandia'],
  Z242: ['Timor Est'],
  Z256: ['Kirghisistan'],
  Z312: ['Zaire', 'Congo belga'],
  Z314: ['Dahomey'],
  Z315: ['Abissinia'],
  Z337: ['Rhodesia'],
  Z347: ['Repubblica Sudafricana'],
  Z349: ['Swaziland'],
  Z354: ['Alto Volta'],
  Z404: ['USA', 'America'],
  Z505: ['Santo Domingo'],
};

export type AddedCountry = {
  code: string;
  name: string;
  iso: string | null;
  until?: string;
  also?: readonly string[];
};

/** Territories and former states with their own code that none of the packages has. */
export const addedCountries: readonly AddedCountry[] = [
  { code: 'Z124', name: 'Isole del Canale', iso: null, also: ['Isole Normanne', 'Jersey', 'Guernsey'] },
  { code: 'Z221', name: 'Hong Kong', iso: 'HK' },
  { code: 'Z231', name: 'Macao', iso: 'MO' },
  { code: 'Z244', name: 'Vietnam del Sud', iso: null, until: '1976-07-01' },
  { code: 'Z245', name: 'Vietnam del Nord', iso: null, until: '1976-07-01' },
  { code: 'Z324', name: 'Riunione', iso: 'RE', also: ['La Réunion'] },
  { code: 'Z346', name: 'Somalia francese', iso: null, until: '1977-06-26' },
  { code: 'Z350', name: 'Tanganica', iso: null, until: '1964-04-25' },
  { code: 'Z356', name: 'Zanzibar', iso: null, until: '1964-04-25' },
  { code: 'Z360', name: 'Mayotte', iso: 'YT' },
  { code: 'Z508', name: 'Guadalupa', iso: 'GP' },
  { code: 'Z513', name: 'Martinica', iso: 'MQ' },
  { code: 'Z518', name: 'Porto Rico', iso: 'PR', also: ['Puerto Rico'] },
  { code: 'Z520', name: 'Isole Vergini americane', iso: 'VI' },
  { code: 'Z607', name: 'Guyana francese', iso: 'GF' },
  { code: 'Z706', name: 'Guam', iso: 'GU' },
  { code: 'Z710', name: 'Isole Marianne settentrionali', iso: 'MP' },
  { code: 'Z725', name: 'Samoa americane', iso: 'AS' },
];
