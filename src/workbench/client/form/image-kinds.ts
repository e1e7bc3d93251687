/** Image types that browsers display. */
export const kinds = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'];
