import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { validateXML } from 'xmllint-wasm';

const schema = (name: string): Promise<string> => readFile(new URL(`schemas/${name}`, import.meta.url), 'utf8');

/** Violations of the OASIS schema in a SARIF 2.1.0 log; empty when it is valid. */
export async function sarifFaults(text: string): Promise<string[]> {
  // One pattern of the schema is valid only in the old syntax of expressions.
  const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
  formats.default(ajv);
  const validate = ajv.compile(JSON.parse(await schema('sarif-schema-2.1.0.json')));
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Violations of the Jenkins schema in JUnit XML; empty when it is valid. */
export async function junitFaults(text: string): Promise<string[]> {
  const xsd = { fileName: 'junit-10.xsd', contents: await schema('junit-10.xsd') };
  const { errors } = await validateXML({ xml: { fileName: 'report.xml', contents: text }, schema: xsd });
  return errors.map(({ message }) => message);
}
