import { expect, it, vi } from 'vitest';
import { hasLabels, labelsOf } from './language';

// A site whose own components speak a language that the engine lacks.
vi.mock('#site/words.generated', () => ({ default: { pt: { 'form.submit': 'Enviar' }, en: {} } }));

it('languages that only the site has are provided, with the English of the engine beside their words', async () => {
  await import('./all-words');
  const say = labelsOf('pt');
  expect([say('form.submit'), say('contact.sending')]).toEqual(['Enviar', labelsOf('en')('contact.sending')]);
  expect(labelsOf('en')('form.submit')).not.toBe('Enviar');
  expect(hasLabels('nb')).toBe(false);
});
