// Draws docs/architecture.svg from fallow.toml: npm run architecture. Needs Debian's package graphviz.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { importRules } from './lib/import-rules';

const { zones, rules } = importRules();

/** The folder that frames a zone, if any. */
function frameOf(patterns: string[]) {
  const isIn = (folder: string) => patterns.every((pattern) => pattern.startsWith(`${folder}/`));
  return ['lib/platform', 'lib', 'components'].find(isIn) ?? '';
}

const frameStyle = 'labeljust=l; style="rounded,filled"; color="#eef3f1"';
const frames = Object.entries(Object.groupBy(zones, ({ patterns }) => frameOf(patterns))).map(
  ([frame, inside = []], index) => {
    const names = inside
      .filter(({ name }) => !['tests', 'other'].includes(name))
      .map(({ name }) => `"${name}"`);
    return frame
      ? `subgraph cluster${index} { label="${frame}"; ${frameStyle}; ${names.join(' ')} }`
      : names.join(' ');
  },
);
const edges = rules.flatMap(({ from, allow }) => allow.map((to) => `"${from}" -> "${to}"`));
const graph = `digraph "What imports what" {
  graph [fontname="Liberation Sans,Arial,sans-serif" bgcolor="#fbf8f1" ranksep=0.4 pad=0.3]
  node [fontname="Liberation Sans,Arial,sans-serif" shape=box style="rounded,filled" fillcolor=white color="#334e58"]
  edge [color="#334e58" arrowsize=0.7]
  ${[...frames, ...edges].join('\n  ')}
}`;
// Leaves out arrows that others imply.
const reduced = execFileSync('tred', { input: graph });
writeFileSync('docs/architecture.svg', execFileSync('dot', ['-Tsvg'], { input: reduced }));
