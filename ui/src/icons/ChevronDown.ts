import { icon } from './icon.ts';

export const ChevronDown = icon(['path', { d: 'm6 9 6 6 6-6' }]);
