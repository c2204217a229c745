/** Fills a part's template with words only the browser knows; false where there is no template. */
export function putIn(place: HTMLElement, words: Readonly<Record<string, string>>): boolean {
  const template = place.querySelector('template');
  if (!template) return false;
  const content = document.importNode(template.content, true);
  for (const [name, text] of Object.entries(words)) {
    const gap = content.querySelector(`[data-fill="${name}"]`);
    if (gap) gap.textContent = text;
  }
  place.replaceChildren(template, content);
  return true;
}
