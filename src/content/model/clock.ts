/** The time that checks took, by code, in milliseconds. */
export class Clock {
  readonly times = new Map<string, number>();

  add(code: string, milliseconds: number): void {
    this.times.set(code, (this.times.get(code) ?? 0) + milliseconds);
  }
}
