export const refundDraftName = (orderId: string): string => `refund of ${orderId}`;
export const refundPhotosName = (orderId: string): string => `photos for ${orderId}`;
