/**
 * Whether a page of this site is behind this one. Browsers that cannot tell count everything the tab has
 * shown.
 */
export const canGoBack = () => ('navigation' in window ? navigation.canGoBack : history.length > 1);
