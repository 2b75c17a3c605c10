import { defineConfig } from 'vitest/config'
import { LongOnesFirst } from './bin/parts/long-ones-first.ts'

export default defineConfig({
  test: {
    include: ['{contract,site,services,platform,server,art,bin,bench,test}/**/*.test.ts'],
    globalSetup: ['test/postgres-setup.ts', 'test/run-folder-setup.ts'],
    // A worker imports the product and launches its browser once, not for each file; test/README.md has what that asks for.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for may take its time on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    // A browser that was not quick enough is asked once more, and the list says so (`retry x1`); a wrong answer never is.
    retry: { count: 1, condition: /interrupted by another navigation|Timeout \d+ms exceeded/ },
    // Measured on two cores: tests wait for browsers, timers and databases, so a third worker saves a tenth of the time.
    maxWorkers: 3,
    sequence: { sequencer: LongOnesFirst },
  },
})
