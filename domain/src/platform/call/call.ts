import type * as z from 'zod';
import type { Reads } from './log-reads.ts';
import type { Access, StaffAccess } from './access.ts';
import type { ConnectionErrorCode } from './connection-errors.ts';
import type { ErrorDefinition, GeneralErrorCode } from './problem.ts';

/**
 * An HTTP call is data: the server's route, the browser's typed client and the API's documentation all read it.
 *
 * To add one, write `export const estimatePensionCall = defineCall({ … })` in `contract/<feature>-calls.ts`, with who
 * may make it, its schemas and, in `errors`, the entries of the feature's table (`defineErrors` in
 * `problem.ts`) that it may answer beside the general ones. The server then serves it with
 * `serve(app, estimatePensionCall, handler)` and a page calls it with `callApi(estimatePensionCall, { body })`;
 * params, query, body, answer and error codes are typed on both sides. Path parameters are written `:name` and
 * described by `params`; `answer.schema: null` means an empty answer (204).
 */
export type Call = CallParts & (CallAtDesk | CallElsewhere);

/** What a call of the desk shows of customers is said at the call, and its line is written before it is answered. */
type CallAtDesk = { readonly access: StaffAccess; readonly reads: Reads };
type CallElsewhere = { readonly access: Exclude<Access, StaffAccess>; readonly reads?: undefined };

type CallParts = {
  /** Unique, as a verb: it names the operation in the API's documentation, in logs and in metrics. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  /** Other addresses it answers at, that of an older page or with a slash at its end: no description names them. */
  readonly alsoAt?: readonly `/${string}`[];
  /** Who may make it; what they are refused with is known from this, and need not be among `errors`. */
  readonly access: Access;
  /** One Italian line for the API's documentation. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** Those that the call itself reads; others come along as they always do. */
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

/** How long the browser waits for the site's own service and for what goes on to a partner. */
export const serviceTimeoutMs = 20_000;
export const partnerTimeoutMs = 30_000;

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type PartOf<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S> ? S : undefined;

/** What the caller sends. */
export type ParamsOf<C extends Call> = InputOf<PartOf<C, 'params'>>;
export type QueryOf<C extends Call> = InputOf<PartOf<C, 'query'>>;
export type BodyOf<C extends Call> = InputOf<PartOf<C, 'body'>>;

/** What the server's handler receives once the schemas have parsed it. */
export type ParsedParamsOf<C extends Call> = OutputOf<PartOf<C, 'params'>>;
export type ParsedQueryOf<C extends Call> = OutputOf<PartOf<C, 'query'>>;
export type ParsedBodyOf<C extends Call> = OutputOf<PartOf<C, 'body'>>;

/** What the server's handler returns, and what arrives at the caller once the schema has serialised it. */
export type AnswerGivenBy<C extends Call> = InputOf<C['answer']['schema']>;
export type AnswerOf<C extends Call> = OutputOf<C['answer']['schema']>;

/** The failures of the call's own feature and of its access, and everything a caller may meet. */
export type ErrorOf<C extends Call> = C['errors'][number] | C['access']['refusals'][number];
export type ErrorCodeOf<C extends Call> = ErrorOf<C>['code'] | GeneralErrorCode | ConnectionErrorCode;
