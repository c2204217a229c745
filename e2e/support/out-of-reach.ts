import type { Page } from '@playwright/test';

/**
 * What is wider than the screen, or outside it, on the current page; with `largeText` when the reader has
 * doubled all text. The page is restored before a frame is shown.
 */
export function outOfReach(page: Page, { largeText }: { largeText: boolean }): Promise<string[]> {
  return page.evaluate((isLarge) => {
    const root = document.documentElement;
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const isBeside = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && (right > root.clientWidth + 1 || left < -1);
    };
    const isCut = (element: Element): boolean => {
      const outer = element.parentElement;
      if (!outer || outer === root || outer === document.body) return false;
      return getComputedStyle(outer).overflowX !== 'visible' || isCut(outer);
    };
    const isScrolledTo = (element: Element): boolean => {
      const outer = element.parentElement;
      if (!outer || outer === root || outer === document.body) return false;
      return /auto|scroll/.test(getComputedStyle(outer).overflowX) || isScrolledTo(outer);
    };
    const look = () => {
      const wide = root.scrollWidth > root.clientWidth;
      const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
      const culprits = wide
        ? all
            .filter((element) => isBeside(element) && !isCut(element))
            .filter((element) => ![...element.children].some(isBeside))
        : [];
      const lost = all.filter(
        (element) => element.matches(controls) && isBeside(element) && !isScrolledTo(element),
      );
      const dialogs = all.filter(
        (element) => element.matches('dialog[open]') && element.scrollWidth > element.clientWidth + 1,
      );
      return [
        ...(wide ? [`${root.scrollWidth} px on a screen of ${root.clientWidth}`] : []),
        ...[...new Set([...culprits, ...lost, ...dialogs])]
          .slice(0, 6)
          .map(
            ({ tagName, className, textContent }) =>
              `<${tagName} ${className}> ${textContent.trim().slice(0, 40)}`,
          ),
      ];
    };
    // What slides in is outside the screen for a moment, however short.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    if (isLarge) root.style.fontSize = '200%';
    const found = look();
    root.style.removeProperty('font-size');
    return found;
  }, largeText);
}
