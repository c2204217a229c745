import { PDFiumModule } from '@hyzyla/pdfium';
import { Refused } from './outcome.ts';

/** The part of PDFium's API we use; the package's types have only a few of its functions. */
type Pdfium = {
  FPDF_InitLibrary(): void;
  FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_GetFormType(document: number): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_ClosePage(page: number): void;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, at: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, x: number, y: number, w: number, h: number, colour: number): void;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDFDOC_InitFormFillEnvironment(document: number, callbacks: number): number;
  FORM_OnAfterLoadPage(page: number, form: number): void;
  FORM_OnBeforeClosePage(page: number, form: number): void;
  FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  malloc(bytes: number): number;
};

/** The library with its memory, which is replaced when it grows. */
type Loaded = { readonly wasmExports: Pdfium; readonly HEAPU8: Uint8Array };

export type PagePixels = { readonly data: Buffer; readonly width: number; readonly height: number };

export type OpenPdf = {
  readonly pages: number;
  /** Red, green, blue and one unused byte per pixel. */
  drawPage(index: number): PagePixels;
};

const [passwordError, securityError] = [4, 5];
/** A form that a program draws when opened: the page in the file only says that it needs that program. */
const dynamicForm = 2;
const fourBytes = 4;
const white = 0xff_ff_ff_ff;
/** Annotations are drawn; bytes in RGB order. */
const [annotations, redFirst] = [0x01, 0x10];

const POINTS_PER_INCH = 72;
export const PAGE_DPI = 150;
/** An A4 page at this resolution has 1754. */
export const MAX_PAGE_SIDE_PIXELS = 2500;

/**
 * Opens a PDF with PDFium compiled to WebAssembly: a sandbox inside the checking process, without scripts,
 * network or files. The process lives for one file, so no memory is freed.
 */
export async function openPdf(bytes: Buffer): Promise<OpenPdf> {
  const silent = { print: () => undefined, printErr: () => undefined };
  const loaded = (await PDFiumModule(silent as object)) as unknown as Loaded;
  const { wasmExports: api } = loaded;
  api.FPDF_InitLibrary();
  const at = api.malloc(bytes.length);
  loaded.HEAPU8.set(bytes, at);
  const document = api.FPDF_LoadMemDocument(at, bytes.length, 0);
  if (document === 0) {
    const error = api.FPDF_GetLastError();
    throw new Refused(error === passwordError || error === securityError ? 'FileProtected' : 'FileBroken');
  }
  if (api.FPDF_GetFormType(document) === dynamicForm) throw new Refused('FileInteractive');
  const form = openForm(loaded, document);
  return {
    pages: api.FPDF_GetPageCount(document),
    drawPage: (index) => drawPage(loaded, { document, form }, index),
  };
}

/** Filled-in fields are drawn by a separate part of the library; its callbacks are not needed. */
function openForm(loaded: Loaded, document: number): number {
  const { wasmExports: api } = loaded;
  const bytes = 256;
  const callbacks = api.malloc(bytes);
  loaded.HEAPU8.fill(0, callbacks, callbacks + bytes);
  const version = 2;
  loaded.HEAPU8[callbacks] = version;
  return api.FPDFDOC_InitFormFillEnvironment(document, callbacks);
}

function drawPage(
  loaded: Loaded,
  { document, form }: { document: number; form: number },
  index: number,
): PagePixels {
  const { wasmExports: api } = loaded;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) throw new Refused('FileBroken');
  const { width, height } = pixelsFor(api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page));
  const bitmap = api.FPDFBitmap_CreateEx(width, height, fourBytes, 0, 0);
  if (bitmap === 0) throw new Refused('FileTooDetailed');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations | redFirst);
  if (form !== 0) {
    api.FORM_OnAfterLoadPage(page, form);
    api.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, redFirst);
    api.FORM_OnBeforeClosePage(page, form);
  }
  const from = api.FPDFBitmap_GetBuffer(bitmap);
  const data = Buffer.from(loaded.HEAPU8.slice(from, from + api.FPDFBitmap_GetStride(bitmap) * height));
  api.FPDFBitmap_Destroy(bitmap);
  api.FPDF_ClosePage(page);
  return { data, width, height };
}

/** Pixels at our resolution, capped whatever size the page claims to have. */
function pixelsFor(widthPoints: number, heightPoints: number): { width: number; height: number } {
  const longest = Math.max(widthPoints, heightPoints);
  if (!Number.isFinite(longest) || Math.min(widthPoints, heightPoints) <= 0) throw new Refused('FileBroken');
  const scale = Math.min(PAGE_DPI / POINTS_PER_INCH, MAX_PAGE_SIDE_PIXELS / longest);
  const pixels = (points: number) => Math.max(1, Math.round(points * scale));
  return { width: pixels(widthPoints), height: pixels(heightPoints) };
}

export const pointsOf = (pixels: number) => (pixels * POINTS_PER_INCH) / PAGE_DPI;
