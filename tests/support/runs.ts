/**
 * How many random requests or documents a test makes: a sample that reaches every kind, or with `FUZZ=all` as many as find what is rare.
 *
 * @param few in every run of the tests
 * @param all once a week
 */
export function runsOf(few: number, all: number): number {
  return process.env.FUZZ === 'all' ? all : few;
}
