import { jsonSchemaOfConfig } from '../../packages/cli/src/check/config/config-schema.ts';
import { optionsOfCheck } from '../../packages/cli/src/commands/check.ts';

type Option = ReturnType<typeof optionsOfCheck>[number];

/** A sentence about a member, from the descriptions of its options: `--sitemap` and `--no-sitemap` are one member. */
const describe = (options: readonly Option[]): string =>
  options.map(({ negate, description }) => (negate ? `false: ${description}` : description)).join('; ');

/** The JSON Schema of config files of `check`, for editors. Each member has the description of its option. */
export function configJsonSchema(): string {
  const { properties = {}, ...schema } = jsonSchemaOfConfig();
  const options = Map.groupBy(optionsOfCheck(), (option) => option.attributeName());
  const members = Object.entries(properties).flatMap(([name, member]) => {
    const own = options.get(name) ?? [];
    const negative = own.find(({ negate }) => negate);
    const described = own.length === 0 ? member : { description: describe(own), ...Object(member) };
    const alias = { description: negative?.description, type: 'boolean' };
    const negated = `no${name[0]?.toUpperCase()}${name.slice(1)}`;
    return [[name, described] as const, ...(negative === undefined ? [] : [[negated, alias] as const])];
  });
  const title = 'Config file of linkvitals check';
  return `${JSON.stringify({ title, ...schema, properties: Object.fromEntries(members) }, null, 2)}\n`;
}
