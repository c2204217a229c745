/** The outcome of a purchase, counted on the day it was opened. */
export const FUNNEL_STEPS = ['opened', 'completed', 'asked-payment', 'paid', 'covered', 'lost'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

export const funnelStepNames: Readonly<Record<FunnelStep, string>> = {
  opened: 'Aperte',
  completed: 'Complete',
  'asked-payment': 'Al pagamento',
  paid: 'Pagate',
  covered: 'Attive',
  lost: 'Perse',
};

/** Waiting times for a call, in minutes of opening hours; longer waits are `called-later`. */
export const CALL_WAITS = [
  { kind: 'called-5', minutes: 5 },
  { kind: 'called-10', minutes: 10 },
  { kind: 'called-20', minutes: 20 },
  { kind: 'called-30', minutes: 30 },
  { kind: 'called-60', minutes: 60 },
] as const;
export const CALLED_LATER = 'called-later';

export const CALL_WAIT_KINDS = [...CALL_WAITS.map(({ kind }) => kind), CALLED_LATER] as const;
export type CallWaitKind = (typeof CALL_WAITS)[number]['kind'] | typeof CALLED_LATER;

export const callWaitNames: Readonly<Record<CallWaitKind, string>> = {
  'called-5': 'Entro 5 minuti',
  'called-10': 'Da 5 a 10',
  'called-20': 'Da 10 a 20',
  'called-30': 'Da 20 a 30',
  'called-60': 'Da 30 a 60',
  'called-later': 'Più di un’ora',
};

/** What is counted per day. The names are stored: never change them. */
export const STATISTIC_KINDS = [
  ...FUNNEL_STEPS,
  ...CALL_WAIT_KINDS,
  'promise-kept',
  'promise-missed',
  // Claims: an update promised for a day.
  'word-kept',
  'word-missed',
  'premium',
  'refund',
] as const;
export type StatisticKind = (typeof STATISTIC_KINDS)[number];
