type BuiltChunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** What a build wrote, as its plugins see it. */
export type Bundle = Readonly<Record<string, BuiltChunk | { readonly type: 'asset' }>>;

/** Scripts and style sheets in the order in which the browser is to have them. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * The files that modules need, with those of all that they import.
 *
 * @throws Error when a module is not part of the build
 */
export const filesOf = (bundle: Bundle, modules: readonly string[]): PageFiles => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: BuiltChunk): void => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (chunk === undefined) throw new Error(`The build has no ${module}.`);
    visit(chunk);
  }
  return { scripts: [...scripts], styles: [...styles] };
};
