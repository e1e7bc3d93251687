import { expect, it } from 'vitest';
import { imageTypes, isImageName, isTooLarge } from './images';

const facts = { width: 100, height: 100, bytes: 1000, isAnimated: false, isDrawing: false };

it.each([
  ['an ordinary one', {}, false],
  ['as many bytes as may be', { bytes: 10_000_000 }, false],
  ['more bytes', { bytes: 10_000_001 }, true],
  ['as many pixels as may be', { width: 8000, height: 5000 }, false],
  ['more pixels', { width: 8000, height: 5001 }, true],
  ['as wide as may be', { width: 16_383 }, false],
  ['wider', { width: 16_384 }, true],
  ['higher', { height: 16_384 }, true],
  ['a drawing of any size', { width: 20_000, height: 20_000, isDrawing: true }, false],
  ['a drawing with more bytes', { bytes: 10_000_001, isDrawing: true }, true],
])('whether an image is too large, %s: %s', (_, more, expected) => {
  expect(isTooLarge({ ...facts, ...more })).toBe(expected);
});

it.each([
  ['team.jpg', true],
  [' team.HEIC ', true],
  ['IMG_1234', true],
  ['DSC-00012', true],
  ['P1234567', true],
  ['img1234a', true],
  ['IMG_123', false],
  ['IMG_1234 the team', false],
  ['The team.jpg', false],
  ['team.jpg of ours', false],
  ['A1234', false],
  ['team', false],
])('whether %s is the name of an image: %s', (text, expected) => {
  expect(isImageName(text)).toBe(expected);
});

it.each([
  ['a.avif', true],
  ['a.JPEG', true],
  ['a.jpg', true],
  ['a.gif', false],
  ['a.svg.txt', false],
  ['asvg', false],
])('whether browsers show %s: %s', (file, expected) => {
  expect(imageTypes.test(file)).toBe(expected);
});
