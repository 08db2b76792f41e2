import { mailFixes as mail } from '../../findings/fix-mails/index.ts';
import { accepted, route } from '../route.ts';

export const mailFixes = route('mailFixes', async ({ ctx, path, body }) =>
  accepted(await mail(ctx, { domainId: path.domain_id, mail: body })),
);
