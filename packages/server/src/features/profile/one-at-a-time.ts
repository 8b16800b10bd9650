/**
 * Lets pieces of work that fill a core wait for one another, in the order in which they come. Other work shares the
 * threads they run on, such as comparing passwords.
 */
export const oneAtATime = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};
