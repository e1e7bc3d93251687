import { withBase } from '../content/model/base-path';
import { localPath } from '../content/model/local-routes';
import { localize } from '../content/model/routes';
import type { ResolvedPage, ResolvedSite } from '../content/resolve/resolved-page';
import { LanguageProvider, useLabels } from '../i18n/language';
import { SectionList } from '../sections/section-list';
import { Shell } from '../shell/shell';
import { PageDirection } from '../ui/page-direction';
import { ThemeProvider } from '../ui/theme';
import { Toaster } from '../ui/toast';
import { Tooltips } from '../ui/tooltip';

export interface PageData {
  page: ResolvedPage;
  site: ResolvedSite;
}

/** Why the requested page is not shown yet; the key of its label. */
export type NoticeKind = 'offline' | 'unreachable' | 'waiting';

interface PageViewProps extends PageData {
  notice?: NoticeKind | undefined;
}

/** Renders a page: providers, shell and sections. The server and the browser render the same tree. */
export function PageView({ page, site, notice }: PageViewProps) {
  const { languages, base = '' } = site;
  const { language } = page;
  const path = (code: string) => withBase(localPath(page.route, code, languages, page.routes), base);
  const versions = languages.map((one) => ({ ...one, href: path(one.code) }));
  const direction = versions.find(({ code }) => code === language)?.direction ?? 'ltr';
  return (
    <ThemeProvider>
      <LanguageProvider value={{ language, versions }}>
        <PageDirection value={direction}>
          <Shell
            site={site}
            page={page}
            homeHref={withBase(localize('/', language, languages), base)}
            currentHref={path(language)}
          >
            {/* The key preserves open elements across a language switch and resets them on another page. */}
            <SectionList key={page.id} sections={page.sections} title={page.title} />
          </Shell>
          <TranslatedToaster />
          <Notice kind={notice} />
          <Tooltips />
        </PageDirection>
      </LanguageProvider>
    </ThemeProvider>
  );
}

/**
 * Says why the requested page is not shown yet. If the application cannot be loaded, the boot script writes into the same
 * element; the text must be in the HTML for that, in `data-unreachable`.
 */
function Notice({ kind }: { kind: NoticeKind | undefined }) {
  const t = useLabels();
  return (
    <p role="status" data-unreachable={t('unreachable')}>
      {kind && t(kind)}
    </p>
  );
}

function TranslatedToaster() {
  const t = useLabels();
  return <Toaster regionLabel={t('toast.region')} closeLabel={t('toast.close')} />;
}
