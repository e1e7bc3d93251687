import { isDay, isMoment } from './days';

/** What a text may be that a schema says more of than its letters: `"format": "date"`. The compiled validators import this. */
export const date = isDay;
export const moment = isMoment;
