import fc from 'fast-check';

/** Not a date that means anything: a run of the tests is to say of the code, and not of the day, whether it is right. */
const SEED = 20261202;

// Every property is tried on the same inputs each time; with `FUZZ` in the environment, on new ones.
const { FUZZ } = process.env;
if (FUZZ === undefined) fc.configureGlobal({ seed: SEED });
