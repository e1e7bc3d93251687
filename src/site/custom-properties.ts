import type { CSSProperties } from 'react';

/** Custom properties as a style. @param values by name, without the leading dashes */
export const customProperties = (values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])) as CSSProperties;
