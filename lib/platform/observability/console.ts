import { format, stripVTControlCharacters } from 'node:util';
import { logOf } from './log.ts';

const methods = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Makes `console` write to our log, because Next and packages print with `console`. */
export function redirectConsole(): void {
  const log = logOf('console');
  for (const method of methods) {
    const level = method === 'log' ? 'info' : method;
    console[method] = (...parts: unknown[]) => {
      const text = stripVTControlCharacters(format(...parts)).trim();
      const [first = '', ...rest] = text.split('\n');
      if (first) log[level](rest.length ? { detail: rest.join('\n') } : {}, first);
    };
  }
}
