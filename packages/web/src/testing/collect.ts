/** Everything an asynchronous iteration gives, in a list. */
export const collect = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
};
