import type * as z from 'zod';
import type { Reads } from './log-reads.ts';
import type { Access, StaffAccess } from './access.ts';
import type { ConnectionErrorCode } from './connection-errors.ts';
import type { ErrorDefinition, GeneralErrorCode } from './problem.ts';

/**
 * An HTTP call is data: the server's route, the browser's typed client and the API's documentation all read
 * it. To add one, write `export const estimatePensionCall = defineCall({ … })` in
 * `contract/<feature>-calls.ts` with its access, its schemas and, in `errors`, the entries of the feature's
 * table (`defineErrors` in `problem.ts`) that it may answer besides the general ones. The server serves it
 * with `serve(app, estimatePensionCall, handler)` and a page calls it with `callApi(estimatePensionCall, {
 * body })`; params, query, body, answer and error codes are typed on both sides. Path parameters are written
 * `:name` and described by `params`; `answer.schema: null` means an empty answer (204).
 */
export type Call = CallParts & (CallAtDesk | CallElsewhere);

/**
 * A call of the desk declares which customer data it shows; the log line is written before the answer is
 * sent.
 */
type CallAtDesk = { readonly access: StaffAccess; readonly reads: Reads };
type CallElsewhere = { readonly access: Exclude<Access, StaffAccess>; readonly reads?: undefined };

type CallParts = {
  /** Unique, and a verb: it names the operation in the API's documentation, in logs and in metrics. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  /**
   * Other addresses of the same call, for older pages or with a trailing slash; left out of the
   * documentation.
   */
  readonly alsoAt?: readonly `/${string}`[];
  /** Who may make it. Its refusals follow from this and need not be listed in `errors`. */
  readonly access: Access;
  /** One Italian line for the API's documentation. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** The headers the call itself reads; any others may be present too. */
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly answer: { readonly status: number; readonly schema: Schema | null };
  readonly errors: readonly ErrorDefinition[];
  readonly timeoutMs: number;
};

type Schema = z.core.$ZodType;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** How long the browser waits for our own service, including calls that go on to a partner. */
export const serviceTimeoutMs = 20_000;
export const partnerTimeoutMs = 30_000;

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type PartOf<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S> ? S : undefined;

export type ParamsOf<C extends Call> = InputOf<PartOf<C, 'params'>>;
export type QueryOf<C extends Call> = InputOf<PartOf<C, 'query'>>;
export type BodyOf<C extends Call> = InputOf<PartOf<C, 'body'>>;

/** What the server's handler receives after the schemas have parsed it. */
export type ParsedParamsOf<C extends Call> = OutputOf<PartOf<C, 'params'>>;
export type ParsedQueryOf<C extends Call> = OutputOf<PartOf<C, 'query'>>;
export type ParsedBodyOf<C extends Call> = OutputOf<PartOf<C, 'body'>>;

/** What the server's handler returns, and what reaches the caller once the schema has serialised it. */
export type HandlerAnswerOf<C extends Call> = InputOf<C['answer']['schema']>;
export type AnswerOf<C extends Call> = OutputOf<C['answer']['schema']>;

/** The errors of the call's own feature and of its access; then every error a caller may meet. */
export type ErrorOf<C extends Call> = C['errors'][number] | C['access']['refusals'][number];
export type ErrorCodeOf<C extends Call> = ErrorOf<C>['code'] | GeneralErrorCode | ConnectionErrorCode;
