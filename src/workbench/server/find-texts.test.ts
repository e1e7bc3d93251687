import { describe, expect, it } from 'vitest';
import { serveWorkbench } from '../../../tests/support/served-workbench';
import type { FoundText } from '../protocol/api';

const { ask, textOf } = serveWorkbench();
const find = async (words: string) =>
  (await ask(`texts?words=${encodeURIComponent(words)}`)).body as unknown as FoundText[];

describe('the texts that hold some words', () => {
  it('are found with their page and field, whatever their case', async () => {
    expect(await find('finance without REKEYING')).toContainEqual({
      route: '/finance',
      title: 'Finance Without Rekeying',
      pointer: '/title',
      text: 'Finance Without Rekeying',
    });
  });

  it('are found in translations, without their accents, under the text that they are of', async () => {
    const french = Object.entries(JSON.parse(textOf('finance/fr.json')) as Record<string, string>);
    const [copy, words] = french.find(([key, text]) => !key.startsWith('$') && /é/.test(text)) ?? ['', ''];
    const found = await find(words.replaceAll('é', 'E'));
    expect(found).toContainEqual(expect.objectContaining({ route: '/finance', language: 'fr', text: words }));
    const hit = found.find(({ language, route }) => language === 'fr' && route === '/finance');
    const page = JSON.parse(textOf('finance/page.json')) as unknown;
    const at = hit?.pointer
      .split('/')
      .slice(1)
      .reduce((value, name) => (value as Record<string, unknown>)[name], page);
    expect(at).toBe(copy);
  });

  it('stand in header and footer, too', async () => {
    const site = JSON.parse(textOf('_site/site.json'));
    expect(await find(site.footer.copyright)).toContainEqual(
      expect.objectContaining({ route: '', pointer: 'site:/footer/copyright' }),
    );
  });

  it.each(['', ' ', 'no text says anything like this', 'rekeying no-such-word'])(
    'are none for %j',
    async (words) => {
      expect(await find(words)).toEqual([]);
    },
  );

  it('are no more than somebody looks at', async () => {
    expect((await find('e')).length).toBeLessThanOrEqual(40);
  });
});
