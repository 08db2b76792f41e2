import type { CompletedCommand, CompletedOption } from './command-tree.ts';
import { fishQuote } from './quote.ts';

export function fishScript(commands: readonly CompletedCommand[]): string {
  const paths = commands
    .filter(({ path }) => path !== '')
    .map(({ path }) => fishQuote(path.includes(' ') ? path : ` ${path}`));
  return `# Completion of linkvitals for fish: linkvitals completion fish | source
function __linkvitals_at
    set -l at ''
    set -l typed (commandline -opc)
    set -e typed[1]
    for word in $typed
        switch "$at $word"
            case ${paths.join(' ')}
                set at (string trim -- "$at $word")
        end
    end
    test "$at" = "$argv[1]"
end
${commands.flatMap(linesOf).join('\n')}
`;
}

function linesOf({ path, words, options }: CompletedCommand): string[] {
  const start = `complete -c linkvitals -n ${fishQuote(`__linkvitals_at ${fishQuote(path)}`)}`;
  return [
    ...words.map(({ word, description }) => `${start} -f -a ${fishQuote(word)}${described(description)}`),
    ...options.map((option) => `${start}${optionOf(option)}`),
  ];
}

function optionOf({ flags, description, takesValue, values }: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? ` -l ${flag.slice(2)}` : ` -s ${flag.slice(1)}`));
  const value = values.length > 0 ? ` -x -a ${fishQuote(values.join(' '))}` : takesValue ? ' -r' : '';
  return `${names.join('')}${value}${described(description)}`;
}

const described = (text: string): string => (text === '' ? '' : ` -d ${fishQuote(text)}`);
