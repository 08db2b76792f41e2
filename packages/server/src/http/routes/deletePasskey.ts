import { deletePasskey as remove } from '../../factors/index.ts';
import { noContent, personRoute } from '../route.ts';

export const deletePasskey = personRoute('deletePasskey', async ({ ctx, path }) => {
  await remove(ctx, path.passkey_id);
  return noContent();
});
