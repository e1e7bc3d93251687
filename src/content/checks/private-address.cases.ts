import type { CheckCases } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const file = 'finance/page.json';
const pointer = '/sections/1/actions/0/href';
const linkTo = (href: string) => ({ [file]: [['"href": "/" }]', `"href": "${href}" }]`]] as const });
const found = (href: string, ...says: string[]) => ({
  says,
  name: href,
  changes: linkTo(href),
  file,
  pointer,
});
const quiet = (href: string) => ({ name: href, changes: linkTo(href) });

export const cases: CheckCases = {
  found: [
    found('https://10.0.0.5/', '"10.0.0.5" is a machine of your own network', 'Did you mean "/"?'),
    found('https://192.168.1.4:5173/es/finance', 'Did you mean "/finance"?'),
    found('https://172.20.0.1/wiki', 'the address that visitors use'),
    found('https://169.254.1.1/wiki'),
    found('https://100.100.1.1/wiki'),
    found('https://intranet/wiki', '"intranet" is'),
    found('https://nas.local/wiki'),
    found('https://wiki.corp/'),
    found('https://router.home.arpa/wiki'),
    {
      name: 'a text with such a link, and its translation, which are one finding',
      changes: inlineText(
        'Ask [at the desk](https://intranet/desk).',
        'Pregunte [en la ventanilla](https://intranet/desk).',
      ),
      file,
      pointer: '/sections/1/blocks/0/paragraphs/0',
      others: [
        {
          file: 'finance/es.json',
          pointer: '/Ask [at the desk](https:~1~1intranet~1desk).',
          part: { offset: 28, length: 21 },
        },
      ],
    },
  ],
  quiet: [
    quiet('https://10.example.org/'),
    quiet('https://172.32.0.1/'),
    quiet('https://100.128.1.1/'),
    quiet('https://11.0.0.1/'),
    quiet('https://intranet.example.org/'),
    quiet('https://example.museum/local'),
    {
      name: 'a site that is itself in such a network',
      changes: {
        ...linkTo('https://intranet/wiki'),
        '_site/site.json': [['"https://www.example.com"', '"https://www.corp"']],
      },
    },
  ],
};
