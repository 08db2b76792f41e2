import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder in which `npm run test:long` installs the generators. */
export const tools = fileURLToPath(new URL('../../../node_modules/.cache/linkvitals/generators/', import.meta.url));
const contract = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));

export const HOSTNAME = 'generated.example';
const UNKNOWN_ID = '0190f3a0-0000-7000-8000-000000000000';

export interface Generator {
  /** Files of a new project beside the client. */
  readonly files: Readonly<Record<string, string>>;
  /**
   * Command lines that make and compile the client; the last one runs the program. It takes the address of a server and a
   * key, makes three calls (add a domain, list the domains, read a domain that does not exist), and prints the last crawl of
   * the domain that it added, the hostnames of the list, and the code of the error, as JSON.
   */
  readonly steps: readonly (readonly [program: string, ...args: readonly string[]])[];
}

const ofNode = (path: string, ...args: readonly string[]) =>
  [process.execPath, join(tools, 'node_modules', path), ...args] as const;

/** A generator for TypeScript. @param program Exports `calls`. */
function typeScript(generate: Generator['steps'][number], program: string, files: Generator['files'] = {}): Generator {
  const compilerOptions = {
    module: 'node16',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    skipLibCheck: true,
    outDir: 'built',
  };
  return {
    files: {
      ...files,
      'program.ts': program,
      'package.json': '{ "type": "commonjs" }',
      'tsconfig.json': JSON.stringify({ compilerOptions, files: ['program.ts'] }),
      'main.cjs': `
const { calls } = require('./built/program.js');
calls(process.argv[2], process.argv[3]).then((got) => console.log(JSON.stringify(got)));`,
    },
    steps: [generate, ofNode('typescript/bin/tsc', '-p', '.'), [process.execPath, 'main.cjs']],
  };
}

const python = join(tools, 'venv/bin/python');
const jar = join(tools, 'venv/openapi-generator.jar');

/** Runs openapi-generator. Of what it may write, `webhooks` is left out: it makes code without types of them. */
const openapiGenerator = (name: string, ...options: readonly string[]) =>
  [
    ...['java', '-jar', jar, 'generate', '-i', contract, '-g', name, '-o', 'client'],
    '--global-property=apis,models,supportingFiles,apiTests=false,modelTests=false',
    ...options,
  ] as const;

const goModule = (version: string) => `module program\n\ngo ${version}\n`;

export const generators: Readonly<Record<string, Generator>> = {
  'openapi-typescript with openapi-fetch': typeScript(
    ofNode('openapi-typescript/bin/cli.js', contract, '--output', 'client.d.ts'),
    `
import createClient from 'openapi-fetch';
import type { paths } from './client';

export async function calls(baseUrl: string, key: string) {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: 'Bearer ' + key } });
  const added = await client.POST('/api/v1/domains', { body: { hostname: '${HOSTNAME}' } });
  const listed = await client.GET('/api/v1/domains', { params: { query: { limit: 10 } } });
  const params = { path: { domain_id: '${UNKNOWN_ID}' } };
  const lost = await client.GET('/api/v1/domains/{domain_id}', { params });
  return [added.data?.last_crawl, listed.data?.data.map((domain) => domain.hostname), lost.error?.code];
}`,
  ),
  '@hey-api/openapi-ts': typeScript(
    ofNode('@hey-api/openapi-ts/bin/run.js', '--input', contract, '--output', 'client', '--no-log-file'),
    `
import { createDomain, getDomain, listDomains } from './client';
import { client } from './client/client.gen';

export async function calls(baseUrl: string, key: string) {
  client.setConfig({ baseUrl, auth: key });
  const added = await createDomain({ body: { hostname: '${HOSTNAME}' } });
  const listed = await listDomains({ query: { limit: 10 } });
  const lost = await getDomain({ path: { domain_id: '${UNKNOWN_ID}' } });
  return [added.data?.last_crawl, listed.data?.data.map((domain) => domain.hostname), lost.error?.code];
}`,
  ),
  orval: typeScript(
    ofNode('orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs'),
    `
import { createDomain, getDomain, listDomains } from './client';

export async function calls(baseUrl: string, key: string) {
  // The generated functions request paths, as a page of the same origin would.
  const { fetch } = globalThis;
  globalThis.fetch = (path, init) => fetch(new URL(String(path), baseUrl), init);
  const options = { headers: { Authorization: 'Bearer ' + key } };
  const added = await createDomain({ hostname: '${HOSTNAME}' }, options);
  const listed = await listDomains({ limit: 10 }, options);
  const lost = await getDomain('${UNKNOWN_ID}', options);
  return [
    added.status === 201 ? added.data.last_crawl : added.status,
    listed.status === 200 ? listed.data.data.map((domain) => domain.hostname) : listed.status,
    lost.status === 404 ? lost.data.code : lost.status,
  ];
}`,
    {
      'orval.config.mjs': `export default ${JSON.stringify({ linkvitals: { input: contract, output: { target: 'client.ts', client: 'fetch' } } })};`,
    },
  ),
  'openapi-generator for TypeScript': typeScript(
    openapiGenerator('typescript-fetch', '--additional-properties=importFileExtension=.js'),
    `
import { Configuration, DomainsApi, ResponseError } from './client/index.js';

export async function calls(basePath: string, accessToken: string) {
  const domains = new DomainsApi(new Configuration({ basePath, accessToken }));
  const added = await domains.createDomain({ domainCreate: { hostname: '${HOSTNAME}' } });
  const listed = await domains.listDomains({ limit: 10 });
  const lost = await domains.getDomain({ domainId: '${UNKNOWN_ID}' }).catch((error: ResponseError) => error.response.json());
  return [added.lastCrawl, listed.data.map((domain) => domain.hostname), lost.code];
}`,
  ),
  'openapi-generator for Python': {
    files: {
      'program.py': `
import json, sys
sys.path.insert(0, "client")
import openapi_client

url, key = sys.argv[1:]
domains = openapi_client.DomainsApi(openapi_client.ApiClient(openapi_client.Configuration(host=url, access_token=key)))
added = domains.create_domain(openapi_client.DomainCreate(hostname="${HOSTNAME}"))
listed = domains.list_domains(limit=10)
try:
    code = domains.get_domain("${UNKNOWN_ID}").id
except openapi_client.ApiException as error:
    code = json.loads(error.body)["code"]
print(json.dumps([added.last_crawl, [domain.hostname for domain in listed.data], code]))
`,
    },
    steps: [openapiGenerator('python'), [python, 'program.py']],
  },
  'openapi-generator for Go': {
    files: {
      'go.mod': goModule('1.24'),
      'program.go': `
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"program/client"
)

func main() {
	config := client.NewConfiguration()
	config.Servers = client.ServerConfigurations{{URL: os.Args[1]}}
	domains := client.NewAPIClient(config).DomainsAPI
	ctx := context.WithValue(context.Background(), client.ContextAccessToken, os.Args[2])
	added, _, err := domains.CreateDomain(ctx).DomainCreate(*client.NewDomainCreate("${HOSTNAME}")).Execute()
	check(err)
	listed, _, err := domains.ListDomains(ctx).Limit(10).Execute()
	check(err)
	hostnames := []string{}
	for _, domain := range listed.Data {
		hostnames = append(hostnames, domain.Hostname)
	}
	_, _, err = domains.GetDomain(ctx, "${UNKNOWN_ID}").Execute()
	var problem client.Problem
	check(json.Unmarshal(err.(*client.GenericOpenAPIError).Body(), &problem))
	var lastCrawl any
	if crawl := added.LastCrawl.Get(); crawl != nil {
		lastCrawl = crawl.Id
	}
	printed, err := json.Marshal([]any{lastCrawl, hostnames, problem.Code})
	check(err)
	fmt.Println(string(printed))
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
`,
    },
    steps: [
      openapiGenerator('go', '--additional-properties=enumClassPrefix=true,packageName=client,withGoMod=false'),
      ['go', 'mod', 'tidy'],
      ['go', 'build', '-o', 'built', '.'],
      ['./built'],
    ],
  },
  'openapi-generator for Java': {
    files: {
      'client/src/main/java/Program.java': `
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.UUID;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.DomainsApi;
import org.openapitools.client.model.DomainCreate;

public class Program {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(args[0]);
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + args[1]));
    DomainsApi domains = new DomainsApi(client);
    var added = domains.createDomain(new DomainCreate().hostname("${HOSTNAME}"), null);
    var listed = domains.listDomains(10, null, null, null, null, null);
    var hostnames = listed.getData().stream().map(domain -> domain.getHostname()).toList();
    String code = null;
    try {
      domains.getDomain(UUID.fromString("${UNKNOWN_ID}"));
    } catch (ApiException error) {
      code = new ObjectMapper().readTree(error.getResponseBody()).get("code").asText();
    }
    System.out.println(new ObjectMapper().writeValueAsString(Arrays.asList(added.getLastCrawl(), hostnames, code)));
  }
}
`,
    },
    steps: [
      openapiGenerator('java', '--library=native'),
      [
        'mvn',
        '-q',
        '-B',
        '-f',
        'client',
        '-Dmaven.test.skip=true',
        'compile',
        'dependency:copy-dependencies',
        '-DincludeScope=runtime',
      ],
      ['java', '-cp', 'client/target/classes:client/target/dependency/*', 'Program'],
    ],
  },
  'openapi-python-client': {
    files: {
      'program.py': `
import json, sys
from client import AuthenticatedClient
from client.api.domains import create_domain, get_domain, list_domains
from client.models import DomainCreate

url, key = sys.argv[1:]
client = AuthenticatedClient(base_url=url, token=key)
added = create_domain.sync(client=client, body=DomainCreate(hostname="${HOSTNAME}"))
listed = list_domains.sync(client=client, limit=10)
lost = get_domain.sync("${UNKNOWN_ID}", client=client)
print(json.dumps([added.last_crawl, [domain.hostname for domain in listed.data], lost.code]))
`,
    },
    steps: [
      [
        python,
        '-m',
        'openapi_python_client',
        'generate',
        '--path',
        contract,
        '--output-path',
        'client',
        '--meta',
        'none',
      ],
      [python, 'program.py'],
    ],
  },
  'oapi-codegen': {
    files: {
      'go.mod': goModule('1.24'),
      'options.yaml': JSON.stringify({
        package: 'client',
        output: 'client/client.go',
        generate: { models: true, client: true },
        'output-options': { 'skip-prune': true },
      }),
      'client/empty': '',
      'program.go': `
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"github.com/google/uuid"
	"program/client"
)

func main() {
	withKey := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Args[2])
		return nil
	}
	api, err := client.NewClientWithResponses(os.Args[1], client.WithRequestEditorFn(withKey))
	check(err)
	ctx := context.Background()
	added, err := api.CreateDomainWithResponse(ctx, nil, client.DomainCreate{Hostname: "${HOSTNAME}"})
	check(err)
	limit := 10
	listed, err := api.ListDomainsWithResponse(ctx, &client.ListDomainsParams{Limit: &limit})
	check(err)
	hostnames := []string{}
	for _, domain := range listed.JSON200.Data {
		hostnames = append(hostnames, domain.Hostname)
	}
	lost, err := api.GetDomainWithResponse(ctx, uuid.MustParse("${UNKNOWN_ID}"))
	check(err)
	printed, err := json.Marshal([]any{added.JSON201.LastCrawl, hostnames, lost.ApplicationproblemJSON404.Code})
	check(err)
	fmt.Println(string(printed))
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
`,
    },
    steps: [
      [join(tools, 'bin/oapi-codegen'), '-config', 'options.yaml', contract],
      ['go', 'mod', 'tidy'],
      ['go', 'build', '-o', 'built', '.'],
      ['./built'],
    ],
  },
};
