import { checkTypes } from './type-check.ts';

if (!(await checkTypes())) process.exitCode = 1;
