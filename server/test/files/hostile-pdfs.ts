import { deflateSync } from 'node:zlib';

type RawPdf = {
  /** Further entries of the catalog, the page and the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** From number 5 on. */
  objects?: readonly (string | Buffer)[];
};

const plainContent = 'BT /F1 24 Tf 20 40 Td (Fattura 12) Tj ET';

/**
 * One page with a line of text, and what an attacker adds. Written by hand: no library would write most of
 * it.
 */
export function rawPdf({ catalog = '', page = '', trailer = '', objects = [] }: RawPdf = {}): Buffer {
  const all: (string | Buffer)[] = [
    `<</Type/Catalog ${catalog.includes('/Pages') ? '' : '/Pages 2 0 R'} ${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R ${page.includes('/MediaBox') ? '' : '/MediaBox[0 0 200 100]'} ${
      page.includes('/Contents') ? '' : '/Contents 4 0 R'
    }/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<</X 5 0 R>>>> ${page}>>`,
    stream('', plainContent),
    ...objects,
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  for (const [place, object] of all.entries())
    parts.push(Buffer.from(`${place + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  parts.push(Buffer.from(`trailer\n<</Root 1 0 R/Size ${all.length + 1} ${trailer}>>\n%%EOF\n`));
  return Buffer.concat(parts);
}

export function stream(dictionary: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

const uri = (target: string) => `<</S/URI/URI(${target})>>`;
const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 200 100]/A ${action}>>]`;
const uncShare = String.raw`\\\\esempio.test\\share\\a.pdf`;

/** Documents that do something, or lead somewhere, when a program opens them: all show the same page. */
export const activePdfs: Readonly<Record<string, () => Buffer>> = {
  'opens a web page at once': () => rawPdf({ catalog: `/OpenAction ${uri('https://esempio.test/?chi=1')}` }),
  'opens a web page when its page is turned': () =>
    rawPdf({ page: `/AA<</O ${uri('https://esempio.test')}>>` }),
  'runs a script': () => rawPdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }),
  'runs a script by its name': () =>
    rawPdf({ catalog: '/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert(1))>>]>>>>' }),
  'hides the names of its actions': () =>
    rawPdf({ catalog: '/Open#41ction<</S/J#61vaScript/#4AS(app.alert(1))>>' }),
  'starts a program': () => rawPdf({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }),
  'links to a share on another network': () =>
    rawPdf({ catalog: `/OpenAction<</S/GoToR/F(${uncShare})/D[0/Fit]>>` }),
  'loads its page from a share on another network': () =>
    rawPdf({ page: '/Contents[4 0 R 5 0 R]', objects: [stream(`/F(${uncShare})`, '')] }),
  'links to a script': () => rawPdf({ page: link(uri('javascript:alert(1)')) }),
  'links to a file': () => rawPdf({ page: link(uri('file:///etc/passwd')) }),
  'sends a form': () => rawPdf({ page: link('<</S/SubmitForm/F(https://esempio.test)>>') }),
  'contains a program': () =>
    rawPdf({
      catalog: '/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>]>>>>',
      objects: [stream('/Type/EmbeddedFile', 'MZ')],
    }),
  'has a form of another kind beside its page': () =>
    rawPdf({ catalog: '/AcroForm<</Fields[]/XFA 5 0 R>>', objects: [stream('', '<xdp:xdp/>')] }),
};

/** Everything in a PDF except its pictures: links and actions have names there. */
export const structureOf = (pdf: Buffer) =>
  pdf.toString('latin1').replace(/\bstream\r?\n[\s\S]*?endstream/g, 'stream endstream');

/** Names that no PDF we make may contain. */
export const activeNames =
  /\/(OpenAction|AA|A|JS|JavaScript|URI|Launch|GoToR|SubmitForm|EmbeddedFiles?|EF|XFA|AcroForm|Annots|Names|Metadata|F|Font)\b/;

/** 1.5 MB of unreferenced objects. */
export const crowdedPdf = (): Buffer => {
  const crowd = Array.from({ length: 120_000 }, (_, place) => `${place + 10} 0 obj 1 endobj`).join('\n');
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from(crowd), rawPdf().subarray(9)]);
};

/** 1.5 MB of the keyword that begins a stream: each looks like one. */
export const stutteringPdf = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from('stream\n'.repeat(214_000)), rawPdf().subarray(9)]);

/** Declares more pages than anyone would read. */
export const endlessPdf = (): Buffer => {
  const pages = Array.from({ length: 10_000 }, () => '<</Type/Page/Parent 5 0 R/MediaBox[0 0 9 9]>>');
  const kids = pages.map((_, place) => `${place + 6} 0 R`).join(' ');
  return rawPdf({
    catalog: '/Pages 5 0 R',
    objects: [`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`, ...pages],
  });
};

/** A page whose content unpacks to so many megabytes, a thousand times its size. */
export const bombPdf = (megabytes: number): Buffer =>
  rawPdf({
    page: '/Contents 5 0 R',
    objects: [
      stream(
        '/Filter/FlateDecode',
        deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '0 0 m '), { level: 1 }),
      ),
    ],
  });

/** Draws the same picture of so many megapixels again and again. */
export const slowPdf = (): Buffer =>
  rawPdf({
    page: '/Contents 6 0 R',
    objects: [
      stream(
        '/Type/XObject/Subtype/Image/Width 5000/Height 5000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode',
        deflateSync(Buffer.alloc(75_000_000, 'ab'), { level: 1 }),
      ),
      stream(
        '/Filter/FlateDecode',
        deflateSync(Buffer.from('q 200 0 0 100 0 0 cm /X Do Q\n'.repeat(20_000))),
      ),
    ],
  });
