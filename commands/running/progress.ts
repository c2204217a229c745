/** Shows progress: one line per task, with a tick and its duration when the next begins or all is done. */
export type Progress = { begin(title: string): void; finish(): void; fail(): void };

export function createProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  let current: { title: string; started: number } | undefined;

  function close(mark: string): void {
    if (!current) return;
    // In a terminal the line is overwritten; in a file beginning and end are separate lines.
    const clearLine = output.isTTY ? '\r\u001B[K' : '';
    output.write(
      `${clearLine}${mark} ${current.title} (${inSeconds(performance.now() - current.started)})\n`,
    );
    current = undefined;
  }

  return {
    begin(title) {
      close('✓');
      current = { title, started: performance.now() };
      output.write(output.isTTY ? `… ${title}` : `… ${title}\n`);
    },
    finish: () => close('✓'),
    fail: () => close('✗'),
  };
}

export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toLocaleString('it-IT', { maximumFractionDigits: 1 })} s`;
}
