/** The kinds of images that browsers show. */
export const kinds = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'];
