import { isDay, isMoment } from './days';

/** Implements the custom formats of schemas: `"format": "date"`. The compiled validators import this module. */
export const date = isDay;
export const moment = isMoment;
