import PdfKit from 'pdfkit';
import { fontFiles, type FontRun, fontRuns } from './fonts.ts';
import { page, type TextStyle } from './look.ts';

const months =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
const date = new RegExp(`(\\d{1,2}º?) (${months}) (\\d{4})`, 'g');

/** No line breaks inside a date, an amount or a time, or between a law and its number. */
export const unbroken = (text: string) =>
  text
    .replace(date, '$1\u00a0$2\u00a0$3')
    .replaceAll(/€ (?=\d)/g, '€\u00a0')
    .replaceAll(/(?<=\d) (?=(?:€|%|euro|ore|giorni|mesi|anni)(?![\p{L}\d]))/gu, '\u00a0')
    .replaceAll(/(?<=(?<!\p{L})(?:articol[oi]|art\.|n\.)) (?=\d)/giu, '\u00a0');

/** The units between which a line may break. */
function wordsOf(text: string): string[] {
  let at = 0;
  return unbroken(text)
    .split(' ')
    .map(({ length }) => {
      const word = text.slice(at, at + length);
      at += length + 1;
      return word;
    });
}

export type Element = PDFKit.PDFStructureElement;

export type Line = { runs: readonly FontRun[]; width: number };

/** A text without words is one empty line. */
export type Lines = [...Line[], Line];

export type Pen = ReturnType<typeof openPen>;

// Words repeat, and measuring them takes most of the time. Per point of font size.
const runWidths = new Map<string, number>();
const mostWidths = 20_000;

// Measured on a separate document, never on the one being drawn: that would load fonts in a different order
// for new words than for known ones, and change the bytes for the same content.
let ruler: PDFKit.PDFDocument | undefined;

function openRuler(): PDFKit.PDFDocument {
  const opened = new PdfKit({ font: '', autoFirstPage: false });
  for (const { name, content } of fontFiles) opened.registerFont(name, content);
  return opened;
}

function widthOfRun(run: FontRun): number {
  const key = `${run.font} ${run.text}`;
  const known = runWidths.get(key);
  if (known !== undefined) return known;
  if (runWidths.size >= mostWidths) {
    runWidths.clear();
    // It caches words as well.
    ruler = undefined;
  }
  ruler ??= openRuler();
  const width = ruler.font(run.font).fontSize(1).widthOfString(run.text);
  runWidths.set(key, width);
  return width;
}

const widthOfWord = (word: string, { weight, size }: TextStyle) =>
  fontRuns(word, weight).reduce((sum, run) => sum + widthOfRun(run), 0) * size;

const widthOf = (text: string, style: TextStyle) => {
  const words = text.split(' ');
  const spaces = (words.length - 1) * widthOfWord(' ', style);
  return words.reduce((sum, word) => sum + widthOfWord(word, style), spaces);
};

/** Drawing tools: text that wraps, and structure marks for screen readers. */
export function openPen(info: { title: string; author: string; createdAt: Date }) {
  const doc = new PdfKit({
    size: [page.width, page.height],
    // We break pages ourselves: a margin would make the library break them too.
    margin: 0,
    // Otherwise it loads a font that nothing here uses.
    font: '',
    pdfVersion: '1.7',
    lang: 'it-IT',
    tagged: true,
    displayTitle: true,
    // The page count in the footer is known only at the end.
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: info.title,
      Author: info.author,
      Creator: info.author,
      Producer: info.author,
      CreationDate: info.createdAt,
      ModDate: info.createdAt,
    },
  });
  for (const { name, content } of fontFiles) doc.registerFont(name, content);

  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    doc,
    root,
    widthOf,

    /** Breaks at spaces; a word longer than the line is cut where necessary. */
    linesOf(text: string, style: TextStyle, width: number): Lines {
      const space = widthOfWord(' ', style);
      const full: Line[] = [];
      let words: string[] = [];
      let taken = 0;
      const line = () => ({ runs: fontRuns(words.join(' '), style.weight), width: taken });
      const fits = (piece: string) => widthOfWord(piece, style) <= width;
      for (const word of wordsOf(text).flatMap((each) => cutToFit(each, fits))) {
        const wordWidth = widthOfWord(word, style);
        if (words.length > 0 && taken + space + wordWidth > width) {
          full.push(line());
          words = [];
        }
        taken = words.length > 0 ? taken + space + wordWidth : wordWidth;
        words.push(word);
      }
      return [...full, line()];
    },

    /** Draws one line with its top at `y`. */
    write(line: Line, style: TextStyle, x: number, y: number): void {
      // Ascender and descender of the font span 1.2 of its size: the rest of the leading goes above and below.
      const top = y + ((style.leading - 1.2) * style.size) / 2;
      let left = x;
      for (const run of line.runs) {
        doc.font(run.font).fontSize(style.size).fillColor(style.colour);
        doc.text(run.text, left, top, { lineBreak: false });
        left += widthOf(run.text, style);
      }
    },

    /** A structure element of the document: its type decides how it is read aloud. */
    element(type: string, parent: Element = root, options: { alt?: string; scope?: 'Column' } = {}): Element {
      const element = doc.struct(type, options);
      parent.add(element);
      return element;
    },

    /** Draws as the content of an element. */
    as(element: Element, type: string, draw: () => void): void {
      element.add(doc.markStructureContent(type));
      draw();
      doc.endMarkedContent();
    },

    /** Draws something that is only visual. */
    decorate(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
  };
}

function cutToFit(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

export const lineHeight = ({ size, leading }: TextStyle) => size * leading;

export const heightOf = (lines: readonly Line[], style: TextStyle) => lines.length * lineHeight(style);
