/** The beginning of a placeholder in an address. `{%` or `<%` before two hex digits may be an escaped byte instead. */
const OPENING = /\{\{|\$\{|[{<]%(?![0-9a-f]{2})/i;

/** Whether a URL holds a placeholder of a site generator, such as `{{ site.url }}`, `{% url %}`, `${base}` or `<%= x %>`. */
export const hasPlaceholder = (url: string): boolean => OPENING.test(url.replace(/%7b/gi, '{').replace(/%3c/gi, '<'));
