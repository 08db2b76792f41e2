/** A language in which docs/webhooks.md shows the verification, and the way to test the code there. */
export interface DocumentedLanguage {
  /** Name as in the heading of the document. */
  readonly name: string;
  /** The program that has to be on the machine, and arguments that show whether it is. */
  readonly program: string;
  readonly probe: readonly string[];
  /** The file for the document's code, further files beside it, and the command that runs them and prints a JSON list of verdicts. */
  readonly file: string;
  readonly beside: Readonly<Record<string, string>>;
  readonly run: readonly string[];
}

/** A request to verify, as the programs below read it from `cases.json`. */
export interface VerificationCase {
  readonly name: string;
  readonly header: string | null;
  readonly body_base64: string;
  readonly secrets: readonly string[];
  /** Unix seconds. */
  readonly now: number;
}

const typescript: DocumentedLanguage = {
  name: 'TypeScript',
  program: process.execPath,
  probe: ['--version'],
  file: 'verify.ts',
  beside: {
    'run.ts': `import { readFileSync } from 'node:fs';
import { isGenuine } from './verify.ts';
const cases = JSON.parse(readFileSync('cases.json', 'utf8'));
console.log(JSON.stringify(cases.map((c) =>
  isGenuine(c.header ?? undefined, Buffer.from(c.body_base64, 'base64'), c.secrets, c.now))));`,
    'package.json': '{ "type": "module" }',
  },
  run: ['run.ts'],
};

const python: DocumentedLanguage = {
  name: 'Python',
  program: 'python3',
  probe: ['--version'],
  file: 'verify.py',
  beside: {
    'run.py': `import base64, json
from verify import is_genuine
print(json.dumps([
    is_genuine(c["header"], base64.b64decode(c["body_base64"]), c["secrets"], c["now"])
    for c in json.load(open("cases.json", encoding="utf-8"))
]))`,
  },
  run: ['-B', 'run.py'],
};

const go: DocumentedLanguage = {
  name: 'Go',
  program: 'go',
  probe: ['version'],
  file: 'webhooks/verify.go',
  beside: {
    'go.mod': 'module probe\n\ngo 1.21\n',
    'main.go': `package main

import (
	"encoding/json"
	"os"
	"probe/webhooks"
	"time"
)

func main() {
	text, _ := os.ReadFile("cases.json")
	var cases []struct {
		Header  *string
		Body    []byte \`json:"body_base64"\`
		Secrets []string
		Now     int64
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		panic(err)
	}
	verdicts := []bool{}
	for _, c := range cases {
		header := ""
		if c.Header != nil {
			header = *c.Header
		}
		verdicts = append(verdicts, webhooks.IsGenuine(header, c.Body, c.Secrets, time.Unix(c.Now, 0)))
	}
	_ = json.NewEncoder(os.Stdout).Encode(verdicts)
}
`,
  },
  run: ['run', '.'],
};

const php: DocumentedLanguage = {
  name: 'PHP',
  program: 'php',
  probe: ['--version'],
  file: 'verify.php',
  beside: {
    'run.php': `<?php
require 'verify.php';
echo json_encode(array_map(
    fn ($c) => is_genuine($c['header'], base64_decode($c['body_base64']), $c['secrets'], $c['now']),
    json_decode(file_get_contents('cases.json'), true)
));`,
  },
  run: ['run.php'],
};

const ruby: DocumentedLanguage = {
  name: 'Ruby',
  program: 'ruby',
  probe: ['-ropenssl', '--version'],
  file: 'verify.rb',
  beside: {
    'run.rb': `require "json"
require_relative "verify"
cases = JSON.parse(File.read("cases.json", encoding: "UTF-8"))
puts JSON.generate(cases.map { |c| genuine?(c["header"], c["body_base64"].unpack1("m"), c["secrets"], c["now"]) })`,
  },
  run: ['run.rb'],
};

const java: DocumentedLanguage = {
  name: 'Java',
  program: 'sh',
  probe: ['-c', 'javac --version && java --version'],
  file: 'Webhooks.java',
  beside: {
    // Java reads no JSON, so the cases are files in one folder each.
    'Run.java': `import java.nio.file.*;
import java.util.*;

class Run {
  public static void main(String[] arguments) throws Exception {
    List<String> verdicts = new ArrayList<>();
    List<Path> folders = Files.list(Path.of("cases")).sorted().toList();
    for (Path folder : folders) {
      List<String> secrets = Arrays.asList(Files.readString(folder.resolve("secrets")).split(" "));
      long now = Long.parseLong(Files.readString(folder.resolve("now")));
      String header = Files.readString(folder.resolve("header"));
      verdicts.add(String.valueOf(Webhooks.isGenuine(header, Files.readAllBytes(folder.resolve("body")), secrets, now)));
    }
    System.out.println(verdicts);
  }
}
`,
    'run.sh': 'javac -encoding UTF-8 Webhooks.java Run.java && java Run',
  },
  run: ['run.sh'],
};

const shell: DocumentedLanguage = {
  name: 'Shell',
  program: 'sh',
  probe: ['-c', 'openssl version'],
  file: 'verify.sh',
  beside: {
    // Shells read no JSON, so the cases are files in one folder each.
    'run.sh': `. ./verify.sh
printf '['
between=''
for folder in cases/*; do
  LINKVITALS_WEBHOOK_SECRET=$(cat "$folder/secrets")
  if is_genuine "$(cat "$folder/header")" "$folder/body" "$(cat "$folder/now")"; then verdict=true; else verdict=false; fi
  printf '%s%s' "$between" "$verdict"
  between=,
done
printf ']'
`,
  },
  run: ['run.sh'],
};

export const documentedLanguages: readonly DocumentedLanguage[] = [typescript, python, go, php, ruby, java, shell];
