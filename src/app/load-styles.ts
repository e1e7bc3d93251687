/**
 * Fetches the whole stylesheet. The HTML of a page holds the styles that it needs itself; pages that are shown without
 * being loaded need others.
 *
 * @throws when it cannot be fetched
 */
export function loadStyles(): Promise<void> {
  const { dataset } = document.documentElement;
  const { styles } = dataset;
  if (!styles) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  return new Promise((resolve, reject) => {
    link.onload = () => {
      delete dataset.styles;
      resolve();
    };
    link.onerror = () => reject(new Error(`${styles} cannot be fetched.`));
    document.head.append(link);
  });
}
