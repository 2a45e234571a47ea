/** More pieces at once may be an article number or barcode that was scanned into the wrong field. */
export const mostUnasked = 9_999;
