import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { boundedWork } from '../jobs/work/bounded-work.ts';
import { quickLoading } from '../settings/paths.ts';
import type { DocumentContent } from './content.ts';
import type { RenderAnswer } from './render-answer.ts';

export type Documents = {
  /** Makes a PDF on another thread: drawing it here would block every visitor. */
  render(content: DocumentContent): Promise<Buffer>;
  close(): Promise<void>;
};

// With a second thread a long document does not delay the others; more would only take memory.
const threads = 2;
const maxWaiting = 200;
const timeoutMs = 20_000;
const maxMemoryMb = 128;

/** Threads start with the first document, since a server may run for days without any. */
export function openDocuments(): Documents {
  const all = new Set<Worker>();
  const idle = new Set<Worker>();
  let isClosed = false;
  const inTurn = boundedWork({ atOnce: threads, waiting: maxWaiting });

  function takeWorker(): Worker {
    const [free] = idle;
    const worker = free ?? startWorker();
    idle.delete(worker);
    return worker;
  }

  function startWorker(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
      execArgv: ['--import', quickLoading],
    });
    all.add(worker);
    // The pending request gets the error too; without a listener it would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      all.delete(worker);
      idle.delete(worker);
    });
    return worker;
  }

  return {
    render: (content) =>
      inTurn(async () => {
        if (isClosed) throw new Error('no documents are drawn any more');
        const worker = takeWorker();
        let answer: RenderAnswer;
        try {
          answer = await renderOn(worker, content);
        } catch (error) {
          // Broken, or stuck: it is not used again.
          await worker.terminate();
          throw error;
        }
        idle.add(worker);
        if ('failure' in answer) throw new Error(`a document could not be drawn: ${answer.failure}`);
        return Buffer.from(answer.bytes);
      }),

    async close() {
      isClosed = true;
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

async function renderOn(worker: Worker, content: DocumentContent): Promise<RenderAnswer> {
  // Idle threads do not keep the process alive; a working one does.
  worker.ref();
  worker.postMessage(content, []);
  const answer = await answerOf(worker);
  worker.unref();
  return answer;
}

/** The next message, unless the thread fails, ends or takes too long. */
async function answerOf(worker: Worker): Promise<RenderAnswer> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(timeoutMs)]);
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the thread that draws documents ended');
  });
  try {
    const [answer] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [RenderAnswer];
    return answer;
  } finally {
    // Removes the unused listeners.
    done.abort();
    await ended.catch(() => undefined);
  }
}
