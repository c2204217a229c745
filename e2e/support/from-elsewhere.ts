import { randomInt } from 'node:crypto';

/** Headers of a visitor with their own IP address, as the proxy in front would send it. */
export const fromElsewhere = () => ({
  'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(1, 255)}`,
});
