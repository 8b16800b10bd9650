/** The operator's address for questions; nothing until it is known. */
export const SupportMail = ({ address }: { readonly address: string | undefined }) =>
  address === undefined ? null : <a href={`mailto:${address}`}>{address}</a>;
