/** Under which the tab keeps what was typed for a refund, and how many photos were chosen. */
export const refundDraftName = (orderId: string): string => `refund of ${orderId}`;
export const refundPhotosName = (orderId: string): string => `photos for ${orderId}`;
