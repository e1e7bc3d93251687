import { expect, it } from 'vitest';
import { loadBundle, readClient } from '../../src/node/bundle/bundle';
import { Costs, checkSectionTypes } from '../../src/node/output/budget';
import { sectionTypes } from '../support/project';

const bundle = loadBundle('tests/sites/firm');
const costs = new Costs(bundle.template.manifest, (file) => readClient(bundle, file));

it.each(sectionTypes)('type %s loads no more on demand than the budget allows', (type) => {
  expect(checkSectionTypes(costs, [type])).toEqual([]);
});
