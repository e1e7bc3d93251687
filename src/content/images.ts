/** The kinds of images that browsers show, by what the names of their files end in. */
export const imageTypes = /\.(avif|webp|png|jpe?g|svg)$/;

/** What cameras call their photographs, and any name that ends as those of image files do. */
const imageName =
  /^(?:\S+\.(?:avif|webp|png|jpe?g|svg|gif|heic|tiff?)|(?:IMG|DSC|DSCN|DSCF|PXL|P)[-_]?\d{4,}\w*)$/i;

/** Whether a text is no more than the name of an image file. */
export function isImageName(text: string): boolean {
  return imageName.test(text.trim());
}
