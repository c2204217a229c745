import { randomInt } from 'node:crypto';

/** Headers of somebody at an address of their own, as the proxy in front would say it. */
export const fromElsewhere = () => ({
  'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(1, 255)}`,
});
