import type { CheckCases } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const file = 'finance/page.json';
const pointer = '/sections/1/actions/0/href';
const linkTo = (href: string) => ({
  [file]: [['"href": "/" }]', `"href": ${JSON.stringify(href)} }]`]] as const,
});
const found = (href: string, fixed?: string, ...says: string[]) => ({
  says,
  name: JSON.stringify(href),
  changes: linkTo(href),
  file,
  pointer,
  ...(fixed === undefined ? {} : { fixed: { [file]: `"href": "${fixed}"` } }),
});
const quiet = (href: string) => ({ name: href, changes: linkTo(href) });

export const cases: CheckCases = {
  found: [
    {
      name: 'a link to what is not encrypted in a text, and in its translation, which are one finding',
      changes: inlineText(
        'Ask [at the desk](http://example.org/desk).',
        'Pregunte [en la ventanilla](http://example.org/desk).',
      ),
      file,
      pointer: '/sections/1/blocks/0/paragraphs/0',
      others: [
        {
          file: 'finance/es.json',
          pointer: '/Ask [at the desk](http:~1~1example.org~1desk).',
          part: { offset: 28, length: 23 },
        },
      ],
      fixed: {
        [file]: '[at the desk](https://example.org/desk)',
        'finance/es.json':
          '"Ask [at the desk](https://example.org/desk).": "Pregunte [en la ventanilla](https://example.org/desk)."',
      },
    },
    found('javascript:alert(1)'),
    found('JavaScript:alert(1)'),
    found(' javascript:alert(1)'),
    found('java\tscript:alert(1)'),
    found('data:text/html,x'),
    found('vbscript:x'),
    found('file:///etc/hosts'),
    found('ftp://example.org/', undefined, 'cannot begin with "ftp:"'),
    found('https://www.example.com@evil.example/'),
    found('https://www.example.com:443@evil.example/'),
    found('https://@evil.example/'),
    found('https://www.example.com%2f@evil.example/finance'),
    found(' https://www.example.com@evil.example/', undefined, 'leads to evil.example'),
    found('  //evil.example'),
    found('//evil.example', undefined, 'leads to another site'),
    found('//evil.example/finance'),
    found('\\\\evil.example'),
    found('/\\evil.example'),
    found('\\/evil.example', undefined, 'leads to another site'),
    found('htps://example.org/a', undefined, 'Did you mean "https://example.org/a"?'),
    found('mailt:a@example.org', undefined, 'Did you mean "mailto:a@example.org"?'),
    found('http://example.org/', 'https://example.org/', 'not encrypted', 'Write "https:"'),
    found(' HTTP://example.org/http:', 'https://example.org/http:'),
    found('http://example.org/a b'),
    found('http://example.org@evil.example/'),
    found('http://example.org:80/a', 'https://example.org/a'),
    found('http://example.org:8080/a', undefined, 'not encrypted'),
    found(
      'http://localhost:4173/finance',
      undefined,
      '"localhost:4173" is the machine',
      'Did you mean "/finance"?',
    ),
    found('http://127.0.0.1/nowhere', undefined, 'is the machine', 'the address that visitors use'),
    found('http://www.example.com/finance', '/finance', 'Write "/finance"'),
    found('http://www.example.com/nowhere'),
    found('http://example.com/finance?utm_source=x', '/finance'),
    found('http://10.0.0.5:5173/finance', undefined, 'your own network', 'Did you mean "/finance"?'),
    found('http://intranet/', undefined, '"intranet" is a machine of your own network'),
    found('file:///C:/Users/ana/report.pdf', undefined, 'on your own computer', 'as a download'),
  ],
  quiet: [
    quiet('https://example.org/'),
    quiet('https://example.org/@name'),
    quiet('https://example.org/?mail=a@example.org'),
    quiet('https://www.example.com.example.org:8443/'),
    quiet('https://example.org/a//b?c=d#e'),
    quiet('mailto:office@example.org'),
    quiet('tel:+34-91-0000000'),
    { ...quiet('1http://example.org/'), also: ['malformed-href'] },
    { ...quiet('example.org'), also: ['malformed-href'] },
    { ...quiet('mailto:'), also: ['malformed-href'] },
    { ...quiet('tel:CALL'), also: ['malformed-href'] },
    { ...quiet('https://%'), also: ['malformed-href'] },
    quiet('/finance'),
    quiet('/#start'),
  ],
};
