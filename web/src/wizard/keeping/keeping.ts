// What a wizard does beside asking, in one chunk: its first question does not wait for it.

export { keepOnDevice, forgetOnDevice } from './keep-on-device.ts';
export { rememberFields } from './remember-fields.ts';
export { takeCarried } from './take-carried.ts';
export { WizardTools } from './WizardTools.tsx';
