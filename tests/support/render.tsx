import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '../../src/content/model/languages';
import type { Section, SectionType } from '../../src/content/types.generated';
import { LanguageProvider } from '../../src/i18n/language';
import '../../src/i18n/all-words';
import { provideSections } from '../../src/sections/components';
import { registry } from '../../src/sections/registry.generated';
import { RenderSection } from '../../src/sections/section-list';
import { ThemeProvider } from '../../src/ui/theme';
import { Toaster } from '../../src/ui/toast';
import { exampleLanguages, examplesOf } from './project';

provideSections(registry);
// What is waited for comes, however busy the machine is: a second is no limit for code that is fetched.
configure({ asyncUtilTimeout: 60_000 });

/** All providers that the application wraps a page in. */
export function Providers({ language = 'en', children }: { language?: Language; children: ReactNode }) {
  return (
    <ThemeProvider>
      <LanguageProvider
        value={{ language, versions: exampleLanguages.map((one) => ({ ...one, href: `/${one.code}` })) }}
      >
        {children}
        <Toaster regionLabel="Notifications" closeLabel="Close" />
      </LanguageProvider>
    </ThemeProvider>
  );
}

/** Renders a section as a visitor sees it. */
export function renderSection(section: Section, language?: Language) {
  return render(
    <Providers {...(language ? { language } : {})}>
      <RenderSection section={section} />
    </Providers>,
  );
}

export function example(type: SectionType, name?: string): Section {
  const examples = examplesOf(type);
  const section = name === undefined ? Object.values(examples)[0] : examples[name];
  if (!section) throw new Error(`There is no example "${name}" of ${type}.`);
  return section;
}

/** How each element looks, as the place of the first that looks the same: `[0, 1, 0]` where the second alone looks different. */
export function looksOf(elements: Iterable<Element>): number[] {
  const looks = [...elements].map((element) => element.getAttribute('class'));
  return looks.map((look) => looks.indexOf(look));
}
