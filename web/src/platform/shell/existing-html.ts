import { SERVER_FOOTER_POLICY } from '@riparo/domain/platform/site/static-footer-policy.ts';

type HtmlPolicyRules = { createHTML(text: string): string | TrustedHTML };

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: { createPolicy(name: string, maker: HtmlPolicyRules): HtmlPolicyRules };
  }
}

/**
 * The HTML already on the page, so that React may put it back. The policy returns this HTML only, whatever it
 * is asked for.
 */
export function existingHtml({ innerHTML }: Element): string | TrustedHTML {
  const maker: HtmlPolicyRules = { createHTML: () => innerHTML };
  return (window.trustedTypes?.createPolicy(SERVER_FOOTER_POLICY, maker) ?? maker).createHTML('');
}

/**
 * Where nothing is put back, no text may become HTML: take the only allowed policy name with a policy that
 * creates none.
 */
export const closeHtmlPolicy = () =>
  void window.trustedTypes?.createPolicy(SERVER_FOOTER_POLICY, { createHTML: () => '' });
