import type { Option } from '../../platform/wizard/definition.ts';
import type { ListItem } from '../../platform/wizard/listed-options.ts';
import type { OptionPicture } from '../../platform/wizard/option-picture.ts';

/** Policies a person may already own. A server list: the score identifies them by id. */
export const checkupPolicies = [
  { id: 1, name: 'RC auto o moto' },
  { id: 2, name: 'Casa' },
  { id: 3, name: 'RC famiglia (capofamiglia)' },
  { id: 4, name: 'Vita – Temporanea caso morte (TCM)' },
  { id: 5, name: 'Infortuni' },
  { id: 6, name: 'Salute (spese mediche)' },
  { id: 7, name: 'Invalidità e protezione del reddito' },
  { id: 8, name: 'Non autosufficienza (LTC)' },
  { id: 9, name: 'Protezione mutuo o prestito' },
  { id: 10, name: 'Fondo pensione o piano pensionistico (PIP)' },
  { id: 11, name: 'Animali domestici' },
  { id: 12, name: 'Viaggi' },
  { id: 13, name: 'RC professionale' },
  { id: 14, name: 'Tutela legale' },
  { id: 15, name: 'Sport e sci' },
  { id: 16, name: 'Bici e monopattino' },
] as const satisfies readonly ListItem[];

export type PolicyId = (typeof checkupPolicies)[number]['id'];

/** Working status. A server list: the score and the job-title question identify it by id. */
export const jobs = [
  { id: 1, name: 'Dipendente privato' },
  { id: 2, name: 'Dipendente pubblico' },
  { id: 3, name: 'Imprenditore' },
  { id: 4, name: 'Lavoratore autonomo (artigiano, commerciante)' },
  { id: 5, name: 'Libero professionista' },
  { id: 6, name: 'Studente' },
  { id: 7, name: 'Pensionato' },
  { id: 8, name: 'In cerca di occupazione' },
  { id: 9, name: 'Casalinga o casalingo' },
] as const satisfies readonly ListItem[];

export type JobId = (typeof jobs)[number]['id'];

/** The server's lists, by the id of the call for each. */
export const serverLists = { getCheckupPolicies: checkupPolicies, getJobs: jobs } as const;

/** The working status with a question about the job title. */
export const PROFESSIONAL_JOB: JobId = 5;

const sameAsLabel = <const Labels extends readonly string[]>(labels: Labels) =>
  labels.map((label) => ({ value: label, label })) as {
    readonly [Index in keyof Labels]: { readonly value: Labels[Index]; readonly label: Labels[Index] };
  };

const pictured = <const Label extends string>(label: Label, picture: OptionPicture) => ({
  value: label,
  label,
  picture,
});

export const jobTitleOptions = sameAsLabel([
  'Avvocato',
  'Architetto',
  'Commercialista',
  'Ingegnere',
  'Giornalista',
  'Medico',
  'Notaio',
  'Altro',
]);

// Options that exclude all others.
export const NO_POLICY = 'Nessuna';
export const NO_WORRY = 'none';
export const NO_PET = 'Nessuno';
export const NO_SPORT = 'Divano';
export const NO_VEHICLE = 'Nessuno';

export const worryOptions = [
  { value: 'salute', label: 'La mia salute e quella dei miei cari' },
  { value: 'infortunio', label: 'Un infortunio che mi impedisca di lavorare' },
  { value: 'famiglia', label: 'Lasciare la mia famiglia senza un sostegno economico' },
  { value: 'reddito', label: 'Perdere il lavoro o il reddito' },
  { value: 'pensione', label: 'Avere una pensione troppo bassa' },
  { value: 'casa', label: 'Danni alla mia casa' },
  { value: 'terzi', label: 'Causare danni ad altre persone' },
  { value: 'autosufficienza', label: 'Non essere più autosufficiente' },
  { value: NO_WORRY, label: 'Nulla in particolare' },
] as const satisfies readonly Option[];

export const familyStatusOptions = [
  { value: 'single', label: 'Single', picture: 'alone' },
  { value: 'coppia', label: 'Convivente', picture: 'together' },
  { value: 'sposato', label: 'Sposato/a o unito/a civilmente', picture: 'married' },
  { value: 'separato', label: 'Separato/a o divorziato/a', picture: 'apart' },
  { value: 'vedovo', label: 'Vedovo/a', picture: 'widowed' },
] as const satisfies readonly Option[];

/** Children and leisure trips are counted up to here: 4 means more than three. */
export const MORE_THAN_THREE = 4;

const countOptions = [
  { value: '0', label: 'Nessuno' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: String(MORE_THAN_THREE), label: 'Più di 3' },
] as const satisfies readonly Option[];

export const childrenOptions = countOptions;
export const travelOptions = countOptions;

export const TENANT = 'Affitto';
export const OWNER = 'Proprietà';
export const homeOptions = [pictured(TENANT, 'rented-home'), pictured(OWNER, 'own-home')] as const;

export const petOptions = [
  pictured('Cane', 'dog'),
  pictured('Gatto', 'cat'),
  pictured('Altro animale', 'rabbit'),
  pictured(NO_PET, 'empty-basket'),
] as const;

export const sportOptions = [
  pictured('Palestra e fitness', 'dumbbell'),
  pictured('Calcio e calcetto', 'football'),
  pictured('Nuoto', 'swimmer'),
  pictured('Corsa', 'runner'),
  pictured('Ciclismo e mountain bike', 'mountain-bike'),
  pictured('Sci e snowboard', 'skis'),
  pictured('Trekking e arrampicata', 'summit'),
  pictured('Tennis e padel', 'racket'),
  pictured('Arti marziali', 'black-belt'),
  pictured('Basket e pallavolo', 'basket'),
  pictured(NO_SPORT, 'sofa'),
] as const;

export const greenVehicleOptions = [
  pictured('Bicicletta', 'bicycle'),
  pictured('E-bike', 'e-bike'),
  pictured('Monopattino elettrico', 'scooter'),
  pictured('Auto elettrica o ibrida', 'electric-car'),
  pictured(NO_VEHICLE, 'shoe'),
] as const;

export type Worry = (typeof worryOptions)[number]['value'];
export type FamilyStatus = (typeof familyStatusOptions)[number]['value'];
export type Home = (typeof homeOptions)[number]['value'];
export type Pet = (typeof petOptions)[number]['value'];
export type Sport = (typeof sportOptions)[number]['value'];
export type GreenVehicle = (typeof greenVehicleOptions)[number]['value'];
export type JobTitle = (typeof jobTitleOptions)[number]['value'];

export const FEELING_MIN = 1;
export const FEELING_MAX = 99;
export const FEELING_DEFAULT = 1;

/** Longer than any name or partner code. */
export const REFERRAL_MAX_LENGTH = 100;
