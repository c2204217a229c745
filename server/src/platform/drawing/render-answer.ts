import type { DocumentContent } from './content.ts';
import { drawDocument } from './drawing/draw-document.ts';

export type RenderAnswer = { bytes: Uint8Array } | { failure: string };

/** A thread's answer, and which buffers are transferred instead of copied. */
export async function renderAnswer(
  content: DocumentContent,
): Promise<[answer: RenderAnswer, handedOver: ArrayBuffer[]]> {
  try {
    const bytes = await drawDocument(content);
    return [{ bytes }, [bytes.buffer as ArrayBuffer]];
  } catch (error) {
    return [{ failure: error instanceof Error && error.stack ? error.stack : String(error) }, []];
  }
}
