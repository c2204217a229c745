const isTerminal = process.stdout.isTTY;

/** Shows one piece of work as it goes: in a terminal its line gets a tick, elsewhere begin and end are lines of their own. */
export async function showStep<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  process.stdout.write(isTerminal ? `  ${title}…` : `• ${title}…\n`);
  try {
    const result = await work();
    finishLine('✓', title, started);
    return result;
  } catch (error) {
    finishLine('✗', title, started);
    throw error;
  }
}

export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toLocaleString('it-IT', { maximumFractionDigits: 1 })} s`;
}

function finishLine(mark: string, title: string, started: number): void {
  const clearLine = isTerminal ? '\r\u001B[K' : '';
  process.stdout.write(`${clearLine}${mark} ${title} (${inSeconds(performance.now() - started)})\n`);
}
