import { deleteTotp as remove } from '../../people/factors/index.ts';
import { noContent, personRoute } from '../route.ts';

export const deleteTotp = personRoute('deleteTotp', async ({ ctx }) => {
  await remove(ctx);
  return noContent();
});
