/** The commit that the workshop was built from; "unknown" without git. */
export const build: string = import.meta.env.STORYBOOK_BUILD ?? "unknown";
