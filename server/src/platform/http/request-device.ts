import { deviceOf } from '@riparo/domain/people/account/device.ts';
import type { FastifyRequest } from 'fastify';

const MAX_BROWSER_LENGTH = 300;

/** The user agent, short enough to store as evidence. */
export const browserOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['user-agent'] ?? '').slice(0, MAX_BROWSER_LENGTH);

/** The description by which a customer recognises this browser. */
export function deviceOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return deviceOf(headers['user-agent'] ?? '');
}
