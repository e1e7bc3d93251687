// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { acceptDrawings } from '../support/canvas';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('takes what a chart draws, and says how wide nothing is', () => {
  acceptDrawings();
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = 'red';
  context.clearRect(0, 0, 10, 10);
  context.createLinearGradient(0, 0, 1, 1).addColorStop(0, 'red');
  context.stroke(new Path2D('M0 0'));
  expect(context.measureText('A label').width).toBe(0);
});
