/** What the first question shows once it is being answered, in one chunk that comes right after the page. */
export { whatFollows } from './cover-dates.ts';
export { Disagreement } from './Disagreement.tsx';
export { added, removed } from './party.ts';
export { PersonTools } from './PersonTools.tsx';
export { PolicyOptions } from './PolicyOptions.tsx';
export { StartNotice } from './StartNotice.tsx';
