/** Under which the tab keeps what was typed, and how many photos were chosen. */
export const keptName = (orderId: string): string => `refund of ${orderId}`;
export const keptPhotos = (orderId: string): string => `photos for ${orderId}`;
