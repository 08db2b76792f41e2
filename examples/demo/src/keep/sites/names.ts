export const SHOP = 'shop.northwind.example';
export const DOCS = 'docs.northwind.example';
export const BLOG = 'blog.northwind.example';
/** Hostname of the external site that the three link to. */
export const MAPS = 'maps.harbour.example';
