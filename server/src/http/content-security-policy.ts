import { createHash } from 'node:crypto';

/**
 * Everything comes from our own origin and nothing runs that is written into a page. Inline styles are allowed one
 * by one, by the hash of their text.
 */
export function contentSecurityPolicy(
  options: { styles?: readonly string[]; framesOwnPages?: boolean; collectorUrl?: string | null } = {},
): string {
  const hashes = (options.styles ?? []).map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...hashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...foreignOrigin(options.collectorUrl)].join(' '),
    "manifest-src 'self'",
    ...(options.framesOwnPages ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** A collector on our own origin is allowed already. */
const foreignOrigin = (url: string | null | undefined) =>
  url?.startsWith('http') ? [new URL(url).origin] : [];
