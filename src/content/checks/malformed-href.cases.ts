import type { CheckCases, FoundCase } from '../check-cases';

const file = 'finance/page.json';
const pointer = '/sections/1/actions/0/href';
const linkTo = (href: string) => ({
  [file]: [['"href": "/" }]', `"href": ${JSON.stringify(href)} }]`]] as const,
});
const found = (href: string, fixed?: string, more: Partial<FoundCase> = {}): FoundCase => ({
  name: `${JSON.stringify(href)} ${fixed === undefined ? 'is a guess' : `means ${fixed}`}`,
  changes: linkTo(href),
  file,
  pointer,
  ...(fixed === undefined ? {} : { fixed: { [file]: `"href": "${fixed}" }]\n    }` } }),
  ...more,
});

export const cases: CheckCases = {
  found: [
    found('/Finance', '/finance'),
    found('/finance/', '/finance'),
    found('//finance/'.slice(1), '/finance'),
    found('/finance//', '/finance'),
    found(' /finance', '/finance'),
    found('finance', '/finance'),
    found('./finance', '/finance'),
    found('/finance.html', '/finance'),
    found('/Finance.HTML', '/finance'),
    found('/index.html', '/'),
    found('/ES/Finance', '/finance'),
    found('/es/', '/'),
    found('/finance#', '/finance'),
    found('/#Start', '/#start'),
    found('/Index#START', '/#start'),
    found('/Finance#nowhere'),
    found('/Financ/'),
    found('/Nowhere'),
    found('../finance'),
    found('/site map'),
    found('/site_map'),
    found('/#st art'),
    found('/finance?utm_source=x'),
    found('#'),
    found('office@example.org', 'mailto:office@example.org'),
    found('mailto: office@example.org', 'mailto:office@example.org'),
    found('mailto:office @example.org'),
    found('tel:+1 202 555 0148', 'tel:+1-202-555-0148'),
    found('tel:(202) 555.0148', 'tel:202-555-0148'),
    found('tel:CALL'),
    found('https://example.org/a b'),
    found('www.example.org'),
    {
      name: 'the only link to a page: that nothing leads there is the same mistake',
      changes: { 'index/page.json': [['"href": "/finance"', '"href": "/Finance"']] },
      file: 'index/page.json',
      pointer: '/sections/1/actions/0/href',
      fixed: { 'index/page.json': '"href": "/finance"' },
    },
  ],
  quiet: [
    { name: 'a page', changes: linkTo('/finance') },
    { name: 'an anchor', changes: linkTo('/#start') },
    { name: 'another site with a query', changes: linkTo('https://example.org/A_b/?c=d') },
    { name: 'a mail address', changes: linkTo('mailto:Office.Main@example.org') },
    { name: 'a telephone number', changes: linkTo('tel:+1-202-555-0148') },
  ],
};
