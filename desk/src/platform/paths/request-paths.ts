import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import type { RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import { paths } from './paths.ts';

/** What is not done with a call has a screen of its own, by the id of what the request came from. */
const ownScreens: Partial<Record<RequestKind, (sourceId: string) => string>> = {
  claim: paths.claim,
  complaint: paths.complaint,
};

type Named = Pick<DeskRequest, 'id' | 'kind' | 'sourceId'>;

/** Null for calls, which are worked on as requests. */
export const ownScreenOf = ({ kind, sourceId }: Omit<Named, 'id'>): string | null =>
  ownScreens[kind]?.(sourceId) ?? null;

/** Where a request is worked on. */
export const requestScreen = (request: Named): string => ownScreenOf(request) ?? paths.request(request.id);
