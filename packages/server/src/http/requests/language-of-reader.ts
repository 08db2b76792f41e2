import type { Language } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';

/** Language of a page for an unknown reader: the one that the browser prefers */
export const languageOfReader = (koa: Pick<ParameterizedContext, 'acceptsLanguages'>): Language =>
  koa.acceptsLanguages('en', 'de') === 'de' ? 'de' : 'en';
