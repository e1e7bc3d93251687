// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImageDrop } from './image-drop';

afterEach(cleanup);

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

it.each([
  ['one image', [file('a.png')], undefined],
  ['several files, of which none is taken', [file('a.png'), file('b.png')], 'These are 2 files'],
  ['a picture of another page, which is no file', [], 'This is not a file'],
])('%s may be dropped, or is answered', (_, files, refusal) => {
  const onImage = vi.fn();
  const onRefusal = vi.fn();
  render(<ImageDrop data-testid="area" onImage={onImage} onRefusal={onRefusal} />);
  // The browser would open the file in place of the workbench.
  expect(fireEvent.drop(screen.getByTestId('area'), { dataTransfer: { files } })).toBe(false);
  if (refusal === undefined) {
    expect(onImage).toHaveBeenCalledExactlyOnceWith(files[0]);
    expect(onRefusal).not.toHaveBeenCalled();
  } else {
    expect(onImage).not.toHaveBeenCalled();
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(refusal));
  }
});
