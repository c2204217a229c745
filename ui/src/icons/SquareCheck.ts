import { icon } from './icon.ts';

export const SquareCheck = icon(
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  ['path', { d: 'm16 9-5.5 5.5L8 12' }],
);
