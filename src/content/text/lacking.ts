/** The items that another list lacks. An item that stands in it once stands for one alone. */
export function lacking<T>(items: readonly T[], others: readonly T[]): T[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
