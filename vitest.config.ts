import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      // The package only marks modules for Next's bundler; under Vitest it would throw.
      'server-only': here('./node_modules/server-only/empty.js'),
    },
  },
  test: { include: ['{lib,content,scripts,components,app}/**/*.test.{ts,tsx}'], passWithNoTests: false },
});
