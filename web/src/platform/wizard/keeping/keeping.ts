import { nextWaiting } from '@riparo/domain/platform/wizard/next-waiting.ts';
import { endOnDevice, keepOnDevice } from './keep-on-device.ts';
import { rememberFields } from './remember-fields.ts';
import { takeCarried } from './take-carried.ts';
import { WizardTools } from './WizardTools.tsx';

/** What a wizard does beside asking. It comes in one piece: its first question does not wait for it. */
export const keeping = { keepOnDevice, endOnDevice, rememberFields, takeCarried, nextWaiting, WizardTools };

export type Keeping = typeof keeping;
