import { useRef } from 'react';
import { useLabels, useLanguage } from '../i18n/language';
import { Select } from '../ui/select';

/** The site's languages as a list. Choosing one follows the link to this page in that language. @param style for a long name */
export function LanguageSelect({ style }: { style: { width: string } | undefined }) {
  const t = useLabels();
  const { language, versions } = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  const follow = (code: string) => {
    const version = versions.find((candidate) => candidate.code === code);
    if (!link.current || !version || code === language) return;
    link.current.href = version.href;
    link.current.dataset.language = code;
    link.current.click();
  };
  return (
    <div style={style} className="w-40 max-w-full @5xl:w-34 scripting-none:hidden">
      <label htmlFor="language" className="sr-only">
        {t('nav.languages')}
      </label>
      <Select
        id="language"
        name="language"
        value={language}
        onValueChange={follow}
        placeholder={t('nav.languages')}
        options={versions.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        // A choice that the browser restored on a page in another language would be followed again.
        autoComplete="off"
      />
      {/* biome-ignore lint/a11y/useAnchorContent: nobody sees it; choosing a language presses it. */}
      <a ref={link} href="#main" hidden />
    </div>
  );
}
