import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { hoursSettingsCall } from '@riparo/domain/desk/opening-hours/hours-calls.ts';

/** The opening hours as read, with their version. */
export type Hours = AnswerOf<typeof hoursSettingsCall>['data'];
