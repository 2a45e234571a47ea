type CamelCase<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Code;

/** The outcome of a refusal has the name of its code, in camel case. */
export const outcomeOf = <Code extends string>(code: Code) =>
  code.replace(/_./g, ([, letter]) => letter!.toUpperCase()) as CamelCase<Code>;
