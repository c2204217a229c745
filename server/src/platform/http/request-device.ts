import { deviceOf } from '@riparo/domain/people/account/device.ts';
import type { FastifyRequest } from 'fastify';

const MAX_BROWSER_LENGTH = 300;

/** What the browser says of itself, short enough to be kept as evidence. */
export const browserOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['user-agent'] ?? '').slice(0, MAX_BROWSER_LENGTH);

/** The words by which whoever signs in will recognise this browser. */
export function deviceOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return deviceOf(headers['user-agent'] ?? '');
}
