import { checkTypes } from './suite/type-check.ts';

if (!(await checkTypes())) process.exitCode = 1;
