import { icon } from './icon.ts';

export const ChevronUp = icon(['path', { d: 'm18 15-6-6-6 6' }]);
