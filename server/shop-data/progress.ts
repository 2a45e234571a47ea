/** After how many pictures or products it is said how far it is. */
export const often = 50;
export const silently = (_line: string): void => {};
