import { KEPT_FOOTER_POLICY } from '@riparo/domain/platform/site/kept-footer-policy.ts';

type HtmlMaker = { createHTML(text: string): string | TrustedHTML };

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: { createPolicy(name: string, maker: HtmlMaker): HtmlMaker };
  }
}

/** The HTML of what is on the page, so that React may put it back. What makes it makes no other, whatever it is asked. */
export function keptHtml({ innerHTML }: Element): string | TrustedHTML {
  const maker: HtmlMaker = { createHTML: () => innerHTML };
  return (window.trustedTypes?.createPolicy(KEPT_FOOTER_POLICY, maker) ?? maker).createHTML('');
}

/** Where nothing is put back, nobody makes HTML of a text: the one name that is allowed is taken, by what makes none. */
export const closeHtmlPolicy = () =>
  void window.trustedTypes?.createPolicy(KEPT_FOOTER_POLICY, { createHTML: () => '' });
