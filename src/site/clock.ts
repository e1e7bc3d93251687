import { percent } from '../ui/percent';

/** The hours of a time of day such as `08:40`. */
function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** Where a time of day is between two others, as a CSS length; never before the first or after the second. */
export function placeBetween(start: string, end: string) {
  const [from, until] = [hoursOf(start), hoursOf(end)];
  const share = (time: string) => Math.min(1, Math.max(0, (hoursOf(time) - from) / (until - from || 1)));
  return (time: string) => percent(share(time));
}

/** The full hours between two times of day, at most about as many as there is room for, as times of day. */
export function hoursBetween(start: string, end: string, most: number): string[] {
  const [from, until] = [Math.ceil(hoursOf(start)), Math.floor(hoursOf(end))];
  const distance = [1, 2, 3, 4, 6, 12].find((one) => (until - from) / one <= most) ?? 24;
  return Array.from(
    { length: Math.max(0, Math.floor((until - from) / distance) + 1) },
    (_, index) => `${String(from + index * distance).padStart(2, '0')}:00`,
  );
}
