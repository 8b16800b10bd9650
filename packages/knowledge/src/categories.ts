export type CategoryId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** One of the eight topics that the product covers; `slug` names its folder in the corpus. */
type Category = { readonly id: CategoryId; readonly slug: string; readonly title: string };

/** The eight topics, in the order of their ids; plans name them by these. */
export const categories: readonly Category[] = [
  { id: 1, slug: 'card-fundamentals', title: 'Card domain fundamentals' },
  { id: 2, slug: 'card-management', title: 'Card management system and embossing' },
  { id: 3, slug: 'hsm-keys', title: 'HSM and key management' },
  { id: 4, slug: 'transaction-switch', title: 'Transaction switch' },
  { id: 5, slug: 'clearing-settlement', title: 'Clearing and settlement' },
  { id: 6, slug: 'visa', title: 'VISA transaction types and ISO 8583' },
  { id: 7, slug: 'mastercard', title: 'MasterCard transaction types and ISO 8583' },
  { id: 8, slug: 'acquiring', title: 'Acquiring and merchant processing' },
];

/** The category with this slug; undefined when there is none. */
export function categoryOfSlug(slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug);
}

/** The title of a category, as the Topics page shows it. */
export function categoryTitle(id: CategoryId): string {
  return categories[id - 1]?.title ?? '';
}
