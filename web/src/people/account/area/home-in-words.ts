const toDoWords = (count: number) => {
  if (count === 0) return 'Non hai niente in sospeso';
  return count === 1 ? 'Hai una cosa da fare' : `Hai ${count} cose da fare`;
};

const runningWords = (count: number) =>
  count === 1 ? 'oggi una copertura attiva' : `oggi ${count} coperture attive`;

const onlyStarting = (count: number) =>
  count === 1 ? 'una copertura è in partenza' : `${count} coperture sono in partenza`;

const startingWords = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? ' e una in partenza' : ` e ${count} in partenza`;
};

type Counts = { readonly toDo: number; readonly running: number; readonly starting: number };

/** How a home stands today, in a line. */
export function homeInWords({ toDo, running, starting }: Counts): string {
  const covers =
    running === 0 ? onlyStarting(starting) : `${runningWords(running)}${startingWords(starting)}`;
  return running + starting === 0 ? `${toDoWords(toDo)}.` : `${toDoWords(toDo)}; ${covers}.`;
}
