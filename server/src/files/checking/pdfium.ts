import { PDFiumModule } from '@hyzyla/pdfium';
import { Refused } from './outcome.ts';

/** The part of PDFium's own API that is used; the package's types name only a few functions of it. */
type Pdfium = {
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetFormType(document: number): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, at: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, x: number, y: number, w: number, h: number, colour: number): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDFDOC_InitFormFillEnvironment(document: number, callbacks: number): number;
  _FORM_OnAfterLoadPage(page: number, form: number): void;
  _FORM_OnBeforeClosePage(page: number, form: number): void;
  _FPDF_FFLDraw(
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
  readonly wasmExports: { malloc(bytes: number): number };
  readonly HEAPU8: Uint8Array;
};

export type PagePixels = { readonly data: Buffer; readonly width: number; readonly height: number };

export type OpenPdf = {
  readonly pages: number;
  /** In red, green, blue and one byte without meaning. */
  drawPage(index: number): PagePixels;
};

const [passwordError, securityError] = [4, 5];
/** A form that a program draws while it is open: its page in the file says only that it needs that program. */
const dynamicForm = 2;
const fourBytes = 4;
const white = 0xff_ff_ff_ff;
/** Annotations as they look; bytes in the order of pictures. */
const [annotations, redFirst] = [0x01, 0x10];

const POINTS_PER_INCH = 72;
export const PAGE_DPI = 150;
/** An A4 page at this resolution needs 1754. */
export const MAX_PAGE_SIDE_PIXELS = 2500;

/**
 * Opens a PDF with PDFium compiled to WebAssembly: a sandbox of its own inside the checking process, without scripts, network
 * or files. The process lives for one file, so nothing is given back.
 */
export async function openPdf(bytes: Buffer): Promise<OpenPdf> {
  const silent = { print: () => undefined, printErr: () => undefined };
  const pdfium = (await PDFiumModule(silent as object)) as unknown as Pdfium;
  pdfium._FPDF_InitLibrary();
  const at = pdfium.wasmExports.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  if (document === 0) {
    const error = pdfium._FPDF_GetLastError();
    throw new Refused(error === passwordError || error === securityError ? 'FileProtected' : 'FileBroken');
  }
  if (pdfium._FPDF_GetFormType(document) === dynamicForm) throw new Refused('FileInteractive');
  const form = openForm(pdfium, document);
  return {
    pages: pdfium._FPDF_GetPageCount(document),
    drawPage: (index) => drawPage(pdfium, { document, form }, index),
  };
}

/** Fields that somebody filled in are drawn by another part of the library, which calls back for nothing that we need. */
function openForm(pdfium: Pdfium, document: number): number {
  const bytes = 256;
  const callbacks = pdfium.wasmExports.malloc(bytes);
  pdfium.HEAPU8.fill(0, callbacks, callbacks + bytes);
  const version = 2;
  pdfium.HEAPU8[callbacks] = version;
  return pdfium._FPDFDOC_InitFormFillEnvironment(document, callbacks);
}

function drawPage(
  pdfium: Pdfium,
  { document, form }: { document: number; form: number },
  index: number,
): PagePixels {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) throw new Refused('FileBroken');
  const { width, height } = pixelsFor(pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page));
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, fourBytes, 0, 0);
  if (bitmap === 0) throw new Refused('FileTooDetailed');
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations | redFirst);
  if (form !== 0) {
    pdfium._FORM_OnAfterLoadPage(page, form);
    pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, redFirst);
    pdfium._FORM_OnBeforeClosePage(page, form);
  }
  const from = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const data = Buffer.from(pdfium.HEAPU8.slice(from, from + pdfium._FPDFBitmap_GetStride(bitmap) * height));
  pdfium._FPDFBitmap_Destroy(bitmap);
  pdfium._FPDF_ClosePage(page);
  return { data, width, height };
}

/** As many as the page has at our resolution, fewer where that would be too many, whatever size it says it has. */
export function pixelsFor(widthPoints: number, heightPoints: number): { width: number; height: number } {
  const longest = Math.max(widthPoints, heightPoints);
  if (!Number.isFinite(longest) || Math.min(widthPoints, heightPoints) <= 0) throw new Refused('FileBroken');
  const scale = Math.min(PAGE_DPI / POINTS_PER_INCH, MAX_PAGE_SIDE_PIXELS / longest);
  const pixels = (points: number) => Math.max(1, Math.round(points * scale));
  return { width: pixels(widthPoints), height: pixels(heightPoints) };
}

export const pointsOf = (pixels: number) => (pixels * POINTS_PER_INCH) / PAGE_DPI;
