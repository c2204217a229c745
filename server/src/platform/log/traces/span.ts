/** What one thing took, and of which other it is a part. Its attributes name patterns and statements, never people. */
export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly link?: SpanPlace | undefined;
  readonly hasFailed?: boolean;
};

/** By which others name it. */
export type SpanPlace = { readonly traceId: string; readonly spanId: string };

/** As the protocol numbers them. */
export const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
export type SpanKind = keyof typeof spanKinds;
