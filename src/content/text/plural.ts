/** A number with its noun: `1 place`, `2 places`. @param several the plural, where it has not just an `s` more */
export function plural(count: number, noun: string, several = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : several}`;
}
