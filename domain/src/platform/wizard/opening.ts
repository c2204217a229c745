import { refused } from '../rule/rule.ts';
import { ADULT_AGE } from '../values/calendar.ts';
import type { HiddenField, Step, Wizard } from './definition.ts';

// The first screen of a long wizard is one short question; the rest loads while it is answered.

/** The usual audience: shown at the first question, before a visitor answers in vain. */
export const FOR_ADULTS = `Per chi ha almeno ${ADULT_AGE} anni.`;

const unanswered = (name: string): HiddenField => ({
  kind: 'hidden',
  name,
  label: '',
  rule: () => () => refused(''),
});

type FirstStepParts = {
  readonly formId: string;
  readonly loader: Wizard['loader'];
  readonly forWhom: string;
  readonly first: Step;
  readonly stepsCount: number;
  /** How many of them are conditional. */
  readonly skippable?: number;
  /** How many of them only a detour leads to. */
  readonly detours?: number;
  /** Listed here so that known data of a person can already be stored for the questions to come. */
  readonly toCome: readonly string[];
};

/** A wizard with its first question only. The others are represented by a step that cannot be completed. */
export const opening = ({
  formId,
  loader,
  forWhom,
  first,
  stepsCount,
  skippable = 0,
  detours = 0,
  toCome,
}: FirstStepParts): Wizard => ({
  formId,
  loader,
  forWhom,
  isFirstStepOnly: true,
  steps: [
    first,
    ...Array.from({ length: stepsCount - 1 }, (_, index) => ({
      id: `domanda-${index + 2}`,
      title: '',
      fields: toCome.map(unanswered),
      ...(index >= stepsCount - 1 - skippable && { skipWhen: () => false }),
      ...(index >= stepsCount - 1 - detours && { isDetour: true as const, skipWhen: () => true }),
    })),
  ],
});
