import type { Language } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';

/** Of a page for somebody whom we know nothing of: what their browser prefers. */
export const languageOfReader = (koa: Pick<ParameterizedContext, 'acceptsLanguages'>): Language =>
  koa.acceptsLanguages('en', 'de') === 'de' ? 'de' : 'en';
