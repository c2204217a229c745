import { deviceOf } from '@riparo/domain/account/device.ts';
import type { FastifyRequest } from 'fastify';

/** The words by which whoever signs in will recognise this browser. */
export function deviceOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return deviceOf(headers['user-agent'] ?? '');
}
