import { expect, it } from 'vitest';
import { type FaceFacts, type FaceRole, shownWeights, type Weights } from './faces';

const face = (isVariable: boolean, ...weights: number[]): FaceFacts => ({
  ...{ name: 'Face', isVariable, weights, ranges: [] },
});
const variable = face(true, 100, 900);

it.each<[FaceRole, Weights | undefined, FaceFacts, Weights]>([
  ['display', undefined, variable, [600, 600]],
  ['display', [700, 700], variable, [700, 700]],
  ['text', undefined, variable, [400, 700]],
  ['text', [400, 400], variable, [400, 700]],
  ['text', [300, 500], variable, [300, 500]],
  ['text', [800, 800], variable, [800, 800]],
  ['text', [400, 400], face(false, 300, 400, 700), [400, 700]],
  ['text', [400, 400], face(false, 400), [400, 400]],
  ['text', [400, 400], face(false, 300, 400), [400, 400]],
])('%s with %j is shown in the weights that are wanted and there are', (role, weights, facts, shown) => {
  expect(shownWeights({ role, weights }, facts)).toEqual(shown);
});
