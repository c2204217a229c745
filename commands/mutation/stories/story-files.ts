import { join } from 'node:path';
import { projectFolder } from '../../running/run.ts';

const results = join(projectFolder, 'test-results', 'mutation');

export const siteWithMutants = join(results, 'site');
/** What is to be told by one run of Playwright, and how it ended. */
export const roundFile = join(results, 'round.json');
export const reportFile = join(results, 'report.json');
export const outputFolder = join(results, 'output');
/** Which stories come by which mutants, kept from one command to the next. */
export const reachFile = join(results, 'reach.json');
