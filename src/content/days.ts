/** A day as documents write it: `2027-01-21`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Whether a day that a document names lies behind. @param today as `dayOf` writes it */
export function isPast(day: unknown, today: string): boolean {
  return typeof day === 'string' && day < today;
}
