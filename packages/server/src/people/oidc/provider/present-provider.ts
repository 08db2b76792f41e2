import type { SignInProvider } from '@linkvitals/contract';
import type { ProviderSettings } from './read-providers.ts';

export const presentProvider = ({ id, name }: ProviderSettings): SignInProvider => ({
  id,
  name,
  start_path: `/api/v1/oidc/${id}/start`,
});
