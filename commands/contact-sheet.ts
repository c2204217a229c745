export type Picture = {
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
};

/** All pictures on one page: a row for each screen, its widths and themes side by side. */
export function contactSheet(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const rows = names.map((name) => {
    const figures = pictures
      .filter((picture) => picture.name === name)
      .map(({ file, width, colorScheme }) => {
        const size = width < 600 ? 'narrow' : 'wide';
        return `<figure class="${size}"><a href="${file}"><img src="${file}" alt="${name} ${width}"></a><figcaption>${width} px, ${colorScheme}</figcaption></figure>`;
      });
    return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="it"><meta charset="utf-8"><title>Tutte le schermate</title><style>
body { margin: 32px; background: #888; color: #fff; font: 14px system-ui }
section > div { display: flex; gap: 24px; align-items: start }
figure { margin: 0 } figcaption { padding: 6px 0 24px }
img { display: block; max-height: 900px; object-fit: cover; object-position: top; box-shadow: 0 2px 12px #0006 }
.narrow img { width: 230px } .wide img { width: 560px }
</style>${rows.join('')}</html>`;
}
