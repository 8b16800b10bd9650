/** A page's title as the browser's tab shows it: before the product's name, unless it is that name. */
export const documentTitle = (title: string, brand: string): string =>
  title === brand ? title : `${title} · ${brand}`;
