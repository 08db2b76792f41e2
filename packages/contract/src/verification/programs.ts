import { javaLiteral, jsonLiteral, shellLiteral, singleQuoted } from './literals.ts';

/** A signed request, so that a person only has to add the secret. */
export interface SignedRequest {
  /** The value of `X-Service-Signature`. */
  readonly signature: string;
  /** The body exactly as it was sent. */
  readonly body: string;
}

/** A maker of complete programs in one language. Each program verifies one request with the documented code. */
export interface ProgramMaker {
  readonly language: string;
  /** File name under which a person saves the program. */
  readonly file: string;
  /** Command that runs the saved file; the secret is in the environment. */
  readonly command: string;
  make(code: string, request: SignedRequest): string;
}

/** The signed time. The programs use it as the clock, because the signature may be older than subscribers accept. */
const timeOf = ({ signature }: SignedRequest): string => /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? '0';

const shell: ProgramMaker = {
  language: 'Shell (openssl)',
  file: 'verify.sh',
  command: 'sh verify.sh',
  make: (code, request) => `signature=${shellLiteral(request.signature)}
time=${timeOf(request)} # not the clock of today: a request may be 300 seconds old
body=$(mktemp)
printf %s ${shellLiteral(request.body)} > "$body"

${code}
if is_genuine "$signature" "$body" "$time"; then echo genuine; else echo 'not genuine'; fi
rm "$body"
`,
};

const typescript: ProgramMaker = {
  language: 'TypeScript',
  file: 'verify.mts',
  command: 'node verify.mts',
  make: (code, request) => `const signature = ${jsonLiteral(request.signature)};
const time = ${timeOf(request)}; // not the clock of today: a request may be 300 seconds old
const body = ${jsonLiteral(request.body)};
const secrets = (process.env.LINKVITALS_WEBHOOK_SECRET ?? '').split(' ');

${code}
console.log(isGenuine(signature, Buffer.from(body), secrets, time) ? 'genuine' : 'not genuine');
`,
};

const python: ProgramMaker = {
  language: 'Python',
  file: 'verify.py',
  command: 'python3 verify.py',
  make: (code, request) => `import os

signature = ${jsonLiteral(request.signature)}
now = ${timeOf(request)}  # not the clock of today: a request may be 300 seconds old
body = ${jsonLiteral(request.body)}.encode()
secrets = os.environ["LINKVITALS_WEBHOOK_SECRET"].split()

${code}

print("genuine" if is_genuine(signature, body, secrets, now) else "not genuine")
`,
};

const go: ProgramMaker = {
  language: 'Go',
  file: 'verify.go',
  command: 'go run verify.go',
  make: (code, request) =>
    `package main

import (
	"fmt"
	"os"
)
${code.replace('package webhooks\n', '')}
const (
	signature = ${jsonLiteral(request.signature)}
	body      = ${jsonLiteral(request.body)}
	seconds   = ${timeOf(request)} // not the clock of today: a request may be 300 seconds old
)

func main() {
	secrets := strings.Fields(os.Getenv("LINKVITALS_WEBHOOK_SECRET"))
	if IsGenuine(signature, []byte(body), secrets, time.Unix(seconds, 0)) {
		fmt.Println("genuine")
	} else {
		fmt.Println("not genuine")
	}
}
`,
};

const php: ProgramMaker = {
  language: 'PHP',
  file: 'verify.php',
  command: 'php verify.php',
  make: (code, request) => `<?php
$signature = ${singleQuoted(request.signature)};
$now = ${timeOf(request)}; // not the clock of today: a request may be 300 seconds old
$body = ${singleQuoted(request.body)};
$secrets = explode(' ', (string) getenv('LINKVITALS_WEBHOOK_SECRET'));

${code.replace('<?php\n', '')}
echo is_genuine($signature, $body, $secrets, $now) ? 'genuine' : 'not genuine', "\\n";
`,
};

const ruby: ProgramMaker = {
  language: 'Ruby',
  file: 'verify.rb',
  command: 'ruby verify.rb',
  make: (code, request) => `signature = ${singleQuoted(request.signature)}
now = ${timeOf(request)} # not the clock of today: a request may be 300 seconds old
body = ${singleQuoted(request.body)}
secrets = ENV.fetch("LINKVITALS_WEBHOOK_SECRET").split

${code}
puts genuine?(signature, body, secrets, now) ? "genuine" : "not genuine"
`,
};

const java: ProgramMaker = {
  language: 'Java',
  file: 'Verify.java',
  command: 'java Verify.java',
  make(code, request) {
    const main = `final class Verify {
    static final String SIGNATURE = ${jsonLiteral(request.signature)};
    static final String BODY = ${javaLiteral(request.body)};
    static final long NOW = ${timeOf(request)}L; // not the clock of today: a request may be 300 seconds old

    public static void main(String[] arguments) throws GeneralSecurityException {
        List<String> secrets = List.of(System.getenv("LINKVITALS_WEBHOOK_SECRET").split(" "));
        boolean genuine = Webhooks.isGenuine(SIGNATURE, BODY.getBytes(StandardCharsets.UTF_8), secrets, NOW);
        System.out.println(genuine ? "genuine" : "not genuine");
    }
}`;
    return code.replace('final class Webhooks', () => `${main}\n\nfinal class Webhooks`);
  },
};

export const programMakers = { shell, typescript, python, go, php, ruby, java } as const;

export type ProgramLanguage = keyof typeof programMakers;
