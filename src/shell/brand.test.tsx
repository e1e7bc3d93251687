import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { headerFit } from '../content/resolve/header-fit';
import { Brand } from './brand';

const logo = { src: '/assets/logo.svg', width: 300, height: 100 };
const night = { src: '/assets/night.svg', width: 300, height: 100 };
const mark: [{ path: string; color: 'ink' }] = [{ path: 'M0 0h32v32z', color: 'ink' }];
const html = (brand: Parameters<typeof Brand>[0]['brand']) => renderToStaticMarkup(<Brand brand={brand} />);

it('shows a logo in place of mark and name, and says the name', () => {
  const shown = html({ name: 'Harbour Museum', mark, logo });
  expect(shown.match(/<img /g)).toHaveLength(1);
  expect(shown).toContain('alt="Harbour Museum"');
  expect(shown).not.toContain('<svg');
  expect(shown.replaceAll(/<[^>]*>/g, '')).toBe('');
});

it('has a logo for each ground where there are two', () => {
  const shown = html({ name: 'Harbour Museum', logo, logoNight: night });
  expect([...shown.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([logo.src, night.src]);
});

it('writes the name where there is neither mark nor logo', () => {
  expect(html({ name: 'Harbour Museum' }).replaceAll(/<[^>]*>/g, '')).toBe('Harbour Museum');
  expect(html({ name: 'Harbour Museum' })).not.toContain('<svg');
  // The surrounding link is large enough as a touch target.
  expect(html({ name: 'Harbour Museum' })).toContain('min-h-6');
});

it('leaves as much room for a logo as it takes, and not for the name that it stands for', () => {
  const labels = [
    'Who we are',
    'Exhibitions',
    'Collections',
    'Visitors',
    'Research',
    'Friends and partners',
    'Tours',
  ];
  const header = { navigation: labels.map((label) => ({ label, href: '/' })) } as never;
  const room = (brand: object) =>
    Number(
      /[\d.]+(?=rem)/.exec(
        headerFit({ brand: { name: 'National Museum of Navigation', ...brand }, header }, [
          'English',
          'Español',
          'Français',
        ])?.header?.paddingInlineEnd ?? '0rem',
      )?.[0],
    );
  const [square, wide, widest, named] = [
    room({ logo: { ...logo, width: 100 } }),
    room({ logo }),
    room({ logo: { ...logo, width: 9000 } }),
    room({ mark }),
  ];
  expect(wide).toBeGreaterThan(square);
  expect(widest).toBeGreaterThan(wide);
  expect(named).toBeGreaterThan(widest);
});
