import type { Access } from '@riparo/domain/platform/call/access.ts';
import type { Reads } from '@riparo/domain/platform/call/log-reads.ts';
import type { FastifyInstance } from 'fastify';
import type { RateLimit } from './rate-limit.ts';

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For what proves its origin another way, like a provider's signed notice. */
    acceptsAnyOrigin?: boolean;
    /** A stricter limit than the general one for writes, counted for this route alone. */
    rateLimit?: RateLimit | undefined;
    /** Counted by its own limit alone, not among the writes of an address: a file comes in many pieces. */
    mailsAnyone?: boolean;
    hasOwnLimit?: boolean;
    /** The address that its own limit is counted at, where it has several. */
    countedAs?: string;
    /** Answered even under load, and not worth a line in the log. */
    isHealthCheck?: boolean;
    /** Who may come here; without it everybody may, and nobody is recognised. */
    access?: Access;
    /** What it shows of customers, where it is a route of the desk. */
    reads?: Reads | undefined;
    /** Answers JSON, which is no page: it needs fewer headers to be safe. */
    isCall?: boolean;
    /** Answered even under load: it is in memory, and to refuse it would take as long. */
    isInMemory?: boolean;
  }
  interface FastifyInstance {
    /** Makes the description of the API, so that nobody waits while the first reader's is made. */
    prepareApiDocs(): Promise<void>;
  }
  interface FastifyRequest {
    /** The pattern of the site page that was served: all of them share one route. */
    pagePattern: string | null;
    /** What of the site was answered. */
    siteContent: Buffer | null;
  }
}
