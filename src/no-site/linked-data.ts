import type { SiteLinkedData } from '../sections/linked-data';

/** Stands for what a site tells search engines that tells them nothing of its own. */
const none: Partial<SiteLinkedData> = {};
export default none;
