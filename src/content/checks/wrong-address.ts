import { faultInEmbed, faultInEndpoint, faultInSiteAddress } from '../model/addresses';
import { fixBy } from '../model/fix';
import { refusingPage } from '../model/refusing-pages';
import { quote } from '../text/quote';
import type { Check } from './core/check';

const faultIn = {
  endpoint: faultInEndpoint,
  // A page that another site does not show is reported by `video-page`.
  embed: (text: string) => (refusingPage(text) ? undefined : faultInEmbed(text)),
  'site-address': faultInSiteAddress,
};

export const wrongAddress: Check = {
  code: 'wrong-address',
  severity: 'error',
  summary:
    'Every address of a form, an embedded page or the site itself is valid, and is what it seems to be.',
  why: 'It becomes part of the configuration of browsers and hosts: anything but a plain address could switch off the protection of the site.',
  example: {
    file: '_site/site.json',
    right: '"url": "https://www.example.com"',
    wrong: '"url": "https://a;sandbox"',
  },
  page({ addresses }, report) {
    for (const { file, pointer, text, leaf } of addresses) {
      const fault = faultIn[leaf.kind as keyof typeof faultIn](text);
      if (!fault) continue;
      const { message, hint, meant } = fault;
      report({
        file,
        pointer,
        message: `${quote(text)} cannot be used as an address. ${message}`,
        hint,
        ...fixBy(meant, [{ file, pointer }]),
      });
    }
  },
};
