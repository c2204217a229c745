import { createHash } from 'node:crypto';
import { SERVER_FOOTER_POLICY } from '@riparo/domain/platform/site/static-footer-policy.ts';

/** Where browsers report violations, under the group's name in the policy. */
export const policyReportsPath = '/api/policy-reports';
const reportGroup = 'policy';

/** For browsers that ignore `report-uri`. */
export const reportingEndpoints = `${reportGroup}="${policyReportsPath}"`;

/**
 * Everything comes from our own origin; no inline script runs, nor any text turned into code (Trusted Types).
 * Inline styles are allowed individually by their hash.
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
    "require-trusted-types-for 'script'",
    `trusted-types ${SERVER_FOOTER_POLICY}`,
    `report-uri ${policyReportsPath}`,
    `report-to ${reportGroup}`,
  ].join('; ');
}

/** A collector on our own origin is already allowed. */
const foreignOrigin = (url: string | null | undefined) =>
  url?.startsWith('http') ? [new URL(url).origin] : [];
