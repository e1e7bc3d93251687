/** The kinds of images that browsers show, by what the names of their files end in. */
export const imageTypes = /\.(avif|webp|png|jpe?g|svg)$/;
