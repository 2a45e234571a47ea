/** Does something for each of many, one after the other. One that fails is logged, and does not stop the others. */
export async function eachAlone<Item>(
  items: readonly Item[],
  what: string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      console.error(what, error);
    }
  }
}
