/** Types of `error-line.cjs`. */
export function errorLine(error: unknown): string;
