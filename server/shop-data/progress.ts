/** After how many pictures or products it is said how far it is. */
export const progressInterval = 50;
export const noProgress = (_line: string): void => {};
