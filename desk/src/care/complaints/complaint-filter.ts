import {
  COMPLAINT_AREAS,
  COMPLAINT_OUTCOMES,
  type ComplaintArea,
  type ComplaintOutcome,
} from '@riparo/domain/care/complaints/register.ts';

export const REGISTER_STATES = ['open', 'late', 'ended', 'all'] as const;

export type RegisterState = (typeof REGISTER_STATES)[number];

export const registerStateNames: Readonly<Record<RegisterState, string>> = {
  open: 'Aperti',
  late: 'Oltre i 45 giorni',
  ended: 'Conclusi',
  all: 'Tutti',
};

/** Values in the address. */
const stateParameters: Readonly<Record<RegisterState, string>> = {
  open: 'aperti',
  late: 'in-ritardo',
  ended: 'conclusi',
  all: 'tutti',
};

/** The filter of complaints, as in the address of the screen. */
export type ComplaintFilter = {
  readonly state: RegisterState;
  readonly year: number | undefined;
  readonly area: ComplaintArea | undefined;
  readonly outcome: ComplaintOutcome | undefined;
  /** Not in the address: it may be a person's name. */
  readonly words: string;
};

const findByName = <T extends string>(all: readonly T[], name: string | null) =>
  all.find((each) => each === name);

const yearFrom = (text: string | null) => (text && /^2\d{3}$/.test(text) ? Number(text) : undefined);

export const readFilter = (params: URLSearchParams): Omit<ComplaintFilter, 'words'> => ({
  state: REGISTER_STATES.find((state) => stateParameters[state] === params.get('stato')) ?? 'open',
  year: yearFrom(params.get('anno')),
  area: findByName(COMPLAINT_AREAS, params.get('area')),
  outcome: findByName(COMPLAINT_OUTCOMES, params.get('esito')),
});

export const writeFilter = ({
  state,
  year,
  area,
  outcome,
}: Omit<ComplaintFilter, 'words'>): URLSearchParams => {
  const params = new URLSearchParams();
  if (state !== 'open') params.set('stato', stateParameters[state]);
  if (year) params.set('anno', String(year));
  if (area) params.set('area', area);
  if (outcome) params.set('esito', outcome);
  return params;
};

/** The query for the server. */
export const searchOf = ({ state, year, area, outcome, words }: ComplaintFilter) => ({
  state,
  ...(year && { year: String(year) }),
  ...(area && { area }),
  ...(outcome && { outcome }),
  ...(words && { q: words }),
});
