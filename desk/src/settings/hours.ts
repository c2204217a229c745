import type { AnswerOf } from '@riparo/domain/call/call.ts';
import type { hoursSettingsCall } from '@riparo/domain/contract/hours-calls.ts';

/** The opening hours as they were read, with their version. */
export type Hours = AnswerOf<typeof hoursSettingsCall>['data'];
