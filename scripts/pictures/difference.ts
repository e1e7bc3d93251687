import type { Browser, Page } from '@playwright/test';

let canvas: Promise<Page> | undefined;

/** Returns the share of pixels that differ, from 0 to 1, with a tolerance for antialiased text. */
export async function differenceOf(browser: Browser, a: Buffer, b: Buffer): Promise<number> {
  if (a.equals(b)) return 0;
  canvas ??= browser.newPage();
  return (await canvas).evaluate(
    async ([first, second]) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const surface = new OffscreenCanvas(image.width, image.height).getContext('2d');
        surface?.drawImage(image, 0, 0);
        return {
          image,
          data: surface?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray(),
        };
      };
      const [one, two] = [await read(first), await read(second)];
      if (one.image.width !== two.image.width || one.image.height !== two.image.height) return 1;
      let count = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const distance = [0, 1, 2].reduce(
          (sum, part) => sum + Math.abs(Number(one.data[at + part]) - Number(two.data[at + part])),
          0,
        );
        if (distance > 48) count++;
      }
      return (count * 4) / one.data.length;
    },
    [a.toString('base64'), b.toString('base64')] as const,
  );
}
