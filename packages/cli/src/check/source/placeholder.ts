/** How the address of a template begins a part that a program fills in; a percent sign may begin a byte as well. */
const OPENING = /\{\{|\$\{|[{<]%(?![0-9a-f]{2})/i;

/** Whether a URL holds a placeholder of a site generator, such as `{{ site.url }}`, `{% url %}`, `${base}` or `<%= x %>`. */
export const hasPlaceholder = (url: string): boolean => OPENING.test(url.replace(/%7b/gi, '{').replace(/%3c/gi, '<'));
