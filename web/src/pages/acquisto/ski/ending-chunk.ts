/** From the last question on, in one chunk. */
export { Ending } from './Ending.tsx';
export { preparePolicy } from './payment/send-policy.ts';
