const networks = [/\bvisa/i, /\bmastercard|\bmaster card\b/i];

/** The one network that a question names; undefined when it names none, or both. */
function networkNamed(question: string): RegExp | undefined {
  const named = networks.filter((network) => network.test(question));
  return named.length === 1 ? named[0] : undefined;
}

/** Whether a passage is about one network, by its title and section, and the question names only another one. */
export function isOfOtherNetwork(
  { title, section }: { title: string; section: string },
  question: string,
): boolean {
  const named = networkNamed(question);
  const about = `${title}. ${section}`;
  return named !== undefined && !named.test(about) && networks.some((network) => network.test(about));
}
