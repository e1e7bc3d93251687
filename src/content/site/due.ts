import { compareText } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { routeOf, siteFolder } from '../model/routes';
import { dayAfter, firstMinute, isDay, isMoment, momentOf } from '../text/days';
import type { SiteContext } from './site-context';

/** A moment at which a site changes although nobody edits it. */
interface Due {
  /** By the clocks of the site: `2027-01-21T09:00`. */
  at: string;
  /** What happens then, in words. */
  what: string;
}

/**
 * Changes since a build that are caused by time alone: pages whose publication begins or ends, the banner, lists that choose by the
 * day, words that apply until a day. In chronological order.
 *
 * @param since the time of the earlier build
 * @param now the time of the next build
 */
export function dueBetween(site: SiteContext, since: Date, now: Date): Due[] {
  const zone = site.shared?.timeZone;
  const [then, today] = [momentOf(since, zone), momentOf(now, zone)];
  return momentsOf(site)
    .filter(({ at }) => at <= then !== at <= today)
    .sort((a, b) => compareText(a.at, b.at));
}

function momentsOf(site: SiteContext): Due[] {
  const moments: Due[] = [];
  const begins = (moment: unknown, what: string) => {
    if (typeof moment === 'string' && isMoment(moment)) moments.push({ at: firstMinute(moment), what });
  };
  const ends = (moment: unknown, what: string) => {
    if (typeof moment !== 'string' || !isMoment(moment)) return;
    moments.push({ at: isDay(moment) ? firstMinute(dayAfter(moment)) : moment, what });
  };
  const choosesByDay = site.all().some(({ lists = [] }) => lists.some(({ when }) => when !== undefined));
  for (const { id, draft, teaser, days } of site.all()) {
    const route = routeOf(id);
    if (typeof draft === 'object') {
      begins(draft.from, `${route} is published`);
      ends(draft.until, `${route} is not published any more`);
    }
    for (const day of days)
      ends(day, `${id === siteFolder ? 'what is on every page' : route} says something else`);
    if (!choosesByDay) continue;
    begins(teaser?.date, `${route} is on in lists`);
    ends(teaser?.until ?? teaser?.date, `${route} is over in lists`);
  }
  const banner = site.shared && site.context(site.shared).document?.banner;
  if (isRecord(banner)) {
    begins(banner.from, 'the banner is shown');
    ends(banner.until, 'the banner is over');
  }
  return moments;
}
