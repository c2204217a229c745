import type { Access } from '@riparo/domain/platform/call/access.ts';
import type { Reads } from '@riparo/domain/platform/call/log-reads.ts';
import type { FastifyInstance } from 'fastify';
import type { RateLimit } from './rate-limit.ts';

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that prove their origin another way, like a provider's signed notice. */
    acceptsAnyOrigin?: boolean;
    /** A stricter limit than the general one for writes, counted for this route alone. */
    rateLimit?: RateLimit | undefined;
    /** Counted only by its own limit, not as a write of the address: a file comes in many pieces. */
    mailsAnyone?: boolean;
    hasOwnLimit?: boolean;
    /** The path under which its limit is counted, if it has several. */
    countedAs?: string;
    /** Answered even under load, and not logged. */
    isHealthCheck?: boolean;
    /** Who may call it; without this it is open to everybody and nobody is recognised. */
    access?: Access;
    /** Which customer data a route of the desk shows. */
    reads?: Reads | undefined;
    /** Answers JSON instead of a page, which needs fewer security headers. */
    isCall?: boolean;
    /** Answered even under load: it is in memory, and refusing would take as long. */
    isInMemory?: boolean;
  }
  interface FastifyInstance {
    /** Prepares the API description, so that its first reader does not wait. */
    prepareApiDocs(): Promise<void>;
  }
  interface FastifyRequest {
    /** The pattern of the served site page, since all pages share one route. */
    pagePattern: string | null;
    /** The site content that was sent. */
    siteContent: Buffer | null;
  }
}
