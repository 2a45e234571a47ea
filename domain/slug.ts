/** Characters, as in the contract's `Slug`; a test compares them. */
export const maximumSlugLength = 100;

/** Of URL fragments, and of ids of markets and languages. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => text.length <= maximumSlugLength && slugPattern.test(text);
