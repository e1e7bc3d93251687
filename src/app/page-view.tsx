import { otherLanguage } from '../content/languages';
import type { ResolvedPage, ResolvedSite } from '../content/resolve';
import { localize } from '../content/routes';
import { LanguageProvider, useLabels } from '../i18n/language';
import { SectionList } from '../sections/section-list';
import { Shell } from '../shell/shell';
import { DrawingSeed } from '../ui/drawing';
import { ThemeProvider } from '../ui/theme';
import { Toaster } from '../ui/toast';
import { Tooltips } from '../ui/tooltip';

export interface PageData {
  page: ResolvedPage;
  site: ResolvedSite;
}

/** A whole page: providers, shell and sections. The same tree on the server and in the browser. */
export function PageView({ page, site, isOffline = false }: PageData & { isOffline?: boolean }) {
  const other = otherLanguage(page.language);
  return (
    <ThemeProvider>
      <LanguageProvider value={{ language: page.language, other, otherHref: localize(page.route, other) }}>
        <Shell
          site={site}
          homeHref={localize('/', page.language)}
          currentHref={localize(page.route, page.language)}
          breadcrumb={page.breadcrumb}
        >
          <DrawingSeed value={page.id}>
            {/* The key keeps what is open when the language changes, and starts anew on another page. */}
            <SectionList key={page.id} sections={page.sections} title={page.title} />
          </DrawingSeed>
        </Shell>
        <TranslatedToaster />
        <OfflineNotice isShown={isOffline} />
        <Tooltips />
      </LanguageProvider>
    </ThemeProvider>
  );
}

/** Says why the page that was asked for does not come. */
function OfflineNotice({ isShown }: { isShown: boolean }) {
  const t = useLabels();
  return (
    <p role="status" className={isShown ? 'notice' : 'sr-only'}>
      {isShown && t('offline')}
    </p>
  );
}

function TranslatedToaster() {
  const t = useLabels();
  return <Toaster regionLabel={t('toast.region')} closeLabel={t('toast.close')} />;
}
