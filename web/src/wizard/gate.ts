import { dayInRome } from '@riparo/domain/values/calendar.ts';
import type { Answers, Step } from '@riparo/domain/wizard/definition.ts';
import { whatExcludes } from '@riparo/domain/wizard/what-excludes.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import type { LeftOutProps } from './LeftOut.tsx';

/** No first screen shows it. */
const LeftOut = lazyPart<LeftOutProps>(async () => (await import('./LeftOut.tsx')).LeftOut);

/** Finds whom an answer leaves out, and tells them. Forms that are for everybody do without. */
export const gate = {
  look: (step: Step, given: Partial<Answers>) => whatExcludes(step, given, dayInRome(new Date())),
  Part: LeftOut.Part,
};

export type Gate = typeof gate;
