import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import type { RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import { paths } from './paths.ts';

/** Requests that are not calls have their own screens, by the id of their source. */
const ownScreens: Partial<Record<RequestKind, (sourceId: string) => string>> = {
  claim: paths.claim,
  complaint: paths.complaint,
};

type Named = Pick<DeskRequest, 'id' | 'kind' | 'sourceId'>;

/** Null for calls, which are handled as requests. */
export const ownScreenOf = ({ kind, sourceId }: Omit<Named, 'id'>): string | null =>
  ownScreens[kind]?.(sourceId) ?? null;

/** Where a request is handled. */
export const requestScreen = (request: Named): string => ownScreenOf(request) ?? paths.request(request.id);
