export const progressInterval = 50;
export const noProgress = (_line: string): void => {};
