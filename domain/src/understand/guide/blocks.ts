import type { GuideBlock } from '../../platform/site/guide.ts';

/** The building blocks of guides. */
export const paragraph = (text: string): GuideBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): GuideBlock => ({ kind: 'list', items });
