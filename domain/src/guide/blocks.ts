import type { GuideBlock } from './guide.ts';

/** What guides are written with. */
export const paragraph = (text: string): GuideBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): GuideBlock => ({ kind: 'list', items });
