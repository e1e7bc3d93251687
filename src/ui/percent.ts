/** A share of a whole as a CSS length, to a tenth of a percent. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
