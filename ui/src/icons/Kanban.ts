import { icon } from './icon.ts';

export const Kanban = icon(
  ['path', { d: 'M5 3v14' }],
  ['path', { d: 'M12 3v8' }],
  ['path', { d: 'M19 3v18' }],
);
