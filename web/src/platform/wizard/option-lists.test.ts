import { afterEach, expect, test, vi } from 'vitest';

const jobs = [{ value: 'cuoco', label: 'Cuoco' }];

/** The option lists of a freshly opened page, and the answers it waits for. */
async function openPage() {
  vi.resetModules();
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  const { loadList } = await import('./option-lists.ts');
  const answer = async (response: Response) => {
    waiting.shift()?.(response);
    await vi.waitFor(() => expect(waiting).toEqual([]));
  };
  return { loadList, waiting, answer };
}

afterEach(() => vi.unstubAllGlobals());

test('a list is fetched once for any number of fields', async () => {
  const { loadList, waiting, answer } = await openPage();
  const first = loadList('getJobs');
  await loadList('getJobs');
  expect(waiting).toHaveLength(1);
  await answer(Response.json(jobs));
  await first;
  await loadList('getJobs');
  expect(waiting).toEqual([]);
});

test('a list that failed is retried, by one field at a time', async () => {
  const { loadList, waiting, answer } = await openPage();
  const first = loadList('getJobs');
  await answer(Response.json({}, { status: 503 }));
  await first;
  const second = loadList('getJobs');
  await loadList('getJobs');
  expect(waiting).toHaveLength(1);
  await answer(Response.json(jobs));
  await second;
  await loadList('getJobs');
  expect(waiting).toEqual([]);
});
