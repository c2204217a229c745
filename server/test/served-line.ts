import type { RouteOptions } from 'fastify';

/** One line per served address: its roles, rate limit, body limit, and other particulars. */
export function servedLine({ method, url, bodyLimit, config = {} }: RouteOptions): string {
  const {
    access,
    rateLimit,
    mailsAnyone,
    hasOwnLimit,
    acceptsAnyOrigin,
    countedAs,
    isCall,
    isHealthCheck,
    isInMemory,
  } = config;
  const particulars = {
    'mails anyone': mailsAnyone,
    'own limit alone': hasOwnLimit,
    'any origin': acceptsAnyOrigin,
    'health check': isHealthCheck,
    'in memory': isInMemory,
    [`counted as ${countedAs}`]: countedAs !== undefined && countedAs !== url,
  };
  const parts = [
    ...(rateLimit
      ? [`${rateLimit.max} in ${rateLimit.windowSeconds} s${rateLimit.perProcess ? ' per process' : ''}`]
      : []),
    ...(bodyLimit === undefined ? [] : [`up to ${bodyLimit} bytes`]),
    ...Object.entries(particulars).flatMap(([name, holds]) => (holds ? [name] : [])),
  ];
  const who = access ? ('permission' in access ? `${access.who} ${access.permission}` : access.who) : '-';
  return [
    `${String(method).padEnd(6)} ${url}`.padEnd(76),
    (isCall ? 'call' : 'page').padEnd(4),
    who.padEnd(28),
    parts.join(', '),
  ]
    .join('  ')
    .trimEnd();
}
