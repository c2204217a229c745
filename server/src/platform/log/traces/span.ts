/** The duration of one operation and its parent. Attributes name patterns and statements, never people. */
export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly link?: SpanIds | undefined;
  readonly hasFailed?: boolean;
};

/** The ids by which other spans refer to it. */
export type SpanIds = { readonly traceId: string; readonly spanId: string };

/** Numbers from the protocol. */
export const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
export type SpanKind = keyof typeof spanKinds;
